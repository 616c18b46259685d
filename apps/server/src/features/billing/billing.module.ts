import { openGuardedClient } from '../../platform/fetch/open-client.ts';
import type { Actor } from '../../platform/http/context.ts';
import { paymentProvider } from '../../platform/payment/payment-provider.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { billingData } from './billing.personal-data.ts';
import { billingRepository } from './billing.repository.ts';
import { billingRoutes, PAYMENT_EVENTS_PATH } from './billing.routes.ts';
import { billingService } from './billing.service.ts';

type Needed = Pick<Ports, 'config' | 'appUrl' | 'version' | 'database' | 'clock' | 'log'> & { audit: AuditLog };

export function billingModule({ config, appUrl, version, database, audit, clock, log }: Needed) {
  const customers = billingRepository(database);
  const service = billingService({
    customers,
    provider: paymentProvider(openGuardedClient(config, version), config),
    audit,
    clock,
    log,
    appUrl,
    defaultPlan: config.DEFAULT_PLAN,
    links: {
      priceTexts: { plus: config.PLUS_PRICE ?? null, pro: config.PRO_PRICE ?? null },
      email: config.PLANS_EMAIL ?? null,
      pricingUrl: config.PRICING_URL ?? null,
      enterpriseCallUrl: config.ENTERPRISE_CALL_URL ?? null,
    },
  });
  return {
    routes: billingRoutes(service),
    webhooks: { [PAYMENT_EVENTS_PATH]: service.event },
    hasSubscription: (actor: Actor) => customers.hasSubscription(actor),
    personalData: billingData(database),
  };
}

import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { BillingService } from './billing.service.ts';

/** The payment provider sends its events here; no call of the contract, since the signature is over the bytes as sent. */
export const PAYMENT_EVENTS_PATH = '/billing/webhook';

export function billingRoutes(service: BillingService) {
  const { billing } = contract;
  return {
    offers: billing.offers.handler(() => service.offers()),
    subscription: billing.subscription.use(signedIn).handler(({ context }) => service.subscription(context.actor)),
    checkout: billing.checkout
      .use(signedInByPerson)
      .handler(({ context, input }) => service.checkout(context.actor, input.plan)),
    portal: billing.portal.use(signedInByPerson).handler(({ context }) => service.portal(context.actor)),
    setPlan: billing.setPlan
      .use(signedIn)
      .handler(({ context, input }) => service.setPlan(context.actor, input.id, input.plan)),
    setPlans: billing.setPlans
      .use(signedInByPerson)
      .handler(({ context, input }) => service.setPlans(context.actor, input)),
  };
}

import type { Config } from '../config.ts';
import type { GuardedClient } from '../fetch/guarded-client.ts';
import type { PaymentProvider } from './payment.port.ts';
import { stripeProvider } from './stripe.ts';

/** Stripe when its settings are there; null where plans are not for sale. */
export function paymentProvider(client: Pick<GuardedClient, 'request'>, config: Config): PaymentProvider | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_PLUS, STRIPE_PRICE_PRO, STRIPE_API_URL } = config;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_PLUS || !STRIPE_PRICE_PRO) return null;
  return stripeProvider(client, {
    apiUrl: STRIPE_API_URL,
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { plus: STRIPE_PRICE_PLUS, pro: STRIPE_PRICE_PRO },
  });
}

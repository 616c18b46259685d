import { PAID_PLANS, type PaidPlan, Price } from '@groundwork/contract/billing';
import { z } from 'zod';
import type { GuardedClient } from '../fetch/guarded-client.ts';
import { checkStatus, readJson } from '../fetch/read-json.ts';
import type { PaidState, PaymentProvider } from './payment.port.ts';
import { type FormValue, stripeForm } from './stripe-form.ts';
import { isSigned } from './stripe-signature.ts';

/** The version whose fields are read here: an account's own may be another. */
const API_VERSION = '2025-03-31.basil';
const LIMITS = { connectMs: 10_000, wholeMs: 30_000, maxBytes: 2_000_000 };
/** While a payment is late, Stripe tries again for weeks; until it gives up, the plan stays. */
const PAYING = ['active', 'trialing', 'past_due'];

export interface StripeSettings {
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  prices: Record<PaidPlan, string>;
}

const Created = z.object({ id: z.string() });
const Hosted = z.object({ url: z.string() });
const StripePrice = z.object({
  unit_amount: z.number().int(),
  currency: z.string(),
  recurring: z.object({ interval: Price.shape.interval, interval_count: z.number().int() }),
});
const Subscriptions = z.object({
  data: z.array(
    z.object({
      status: z.string(),
      cancel_at_period_end: z.boolean().default(false),
      cancel_at: z.number().nullish(),
      items: z.object({
        data: z.array(z.object({ price: z.object({ id: z.string() }), current_period_end: z.number().optional() })),
      }),
    }),
  ),
});
const Event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.object({ customer: z.string().nullish() }).loose() }),
});

export function stripeProvider(client: Pick<GuardedClient, 'request'>, settings: StripeSettings): PaymentProvider {
  const { apiUrl, secretKey, webhookSecret, prices } = settings;

  async function call<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    body?: { [name: string]: FormValue },
    idempotencyKey?: string,
  ): Promise<z.infer<Schema>> {
    const answer = await client.request(`${apiUrl}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body && { body: stripeForm(body) }),
      limits: LIMITS,
      // What is sent is for this address alone.
      isRedirectAnswer: true,
    });
    checkStatus(answer, Date.now());
    return schema.parse(readJson(answer));
  }

  const planOf = (priceId: string): PaidPlan | null => PAID_PLANS.find((plan) => prices[plan] === priceId) ?? null;

  return {
    async createCustomer({ userId, email }) {
      const customer = { email, metadata: { user_id: userId } };
      return (await call('/v1/customers', Created, customer, `customer-${userId}-${email}`)).id;
    },

    async checkout({ customerId, userId, plan, successUrl, cancelUrl }) {
      const session = {
        mode: 'subscription',
        customer: customerId,
        client_reference_id: userId,
        line_items: [{ price: prices[plan], quantity: 1 }],
        success_url: successUrl,
        cancel_url: cancelUrl,
      };
      return (await call('/v1/checkout/sessions', Hosted, session)).url;
    },

    async portal(customerId, returnUrl) {
      return (await call('/v1/billing_portal/sessions', Hosted, { customer: customerId, return_url: returnUrl })).url;
    },

    async paidState(customerId) {
      const query = new URLSearchParams({ customer: customerId, status: 'all', limit: '100' });
      const { data } = await call(`/v1/subscriptions?${query}`, Subscriptions);
      const paid = data
        .filter(({ status }) => PAYING.includes(status))
        .flatMap(({ items, cancel_at_period_end, cancel_at }) =>
          items.data.map(({ price, current_period_end: end }) => ({
            plan: planOf(price.id),
            paidUntil: end === undefined ? null : new Date(end * 1000),
            isEnding: cancel_at_period_end || Boolean(cancel_at),
          })),
        )
        .filter(({ plan }) => plan !== null)
        .sort((a, b) => PAID_PLANS.indexOf(b.plan!) - PAID_PLANS.indexOf(a.plan!));
      return paid[0] ?? ({ plan: null, paidUntil: null, isEnding: false } satisfies PaidState);
    },

    async priceOf(plan) {
      const { unit_amount, currency, recurring } = await call(
        `/v1/prices/${encodeURIComponent(prices[plan])}`,
        StripePrice,
      );
      return {
        amount: unit_amount,
        currency: currency.toUpperCase(),
        interval: recurring.interval,
        intervalCount: recurring.interval_count,
      };
    },

    readEvent(rawBody, headers, now) {
      if (!isSigned(rawBody, headers.get('stripe-signature'), webhookSecret, now)) return null;
      const { id, type, data } = Event.parse(JSON.parse(rawBody));
      return { id, type, customerId: data.object.customer ?? null };
    },
  };
}

import { z } from 'zod';
import { INVITATIONS_AT_ONCE } from './limits.ts';
import { Plan } from './plans.ts';
import { route } from './route.ts';
import { AddressList } from './sign-up-invitations.ts';

/** The plans that can be paid for; Enterprise is agreed on in a call. */
export const PAID_PLANS = ['plus', 'pro'] as const;
export const PaidPlan = z.enum(PAID_PLANS);
export type PaidPlan = z.infer<typeof PaidPlan>;

/** The payment provider's price: `amount` in the currency's smallest unit. */
export const Price = z.object({
  amount: z.number().int(),
  currency: z.string(),
  interval: z.enum(['day', 'week', 'month', 'year']),
  intervalCount: z.number().int(),
});
export type Price = z.infer<typeof Price>;

export const PlansOfMany = z
  .object({
    changed: z.number().int(),
    /** Had the plan already. */
    same: z.number().int(),
    /** Addresses that nobody's account has. */
    unknown: z.array(z.string()),
    /** Lines of the list without an address, from 1. */
    refused: z.array(z.object({ line: z.number().int(), text: z.string() })),
  })
  .meta({ id: 'PlansOfMany' });
export type PlansOfMany = z.infer<typeof PlansOfMany>;

export const Offers = z
  .object({
    /** Whether plans can be bought here. */
    canPay: z.boolean(),
    prices: z.object({ plus: Price.nullable(), pro: Price.nullable() }),
    /** The operator's words for the prices, where no payment provider gives them. */
    priceTexts: z.object({ plus: z.string().nullable(), pro: z.string().nullable() }),
    /** Whom to ask. */
    email: z.string().nullable(),
    /** Another place to ask; null where the operator named none. */
    pricingUrl: z.string().nullable(),
    enterpriseCallUrl: z.string().nullable(),
  })
  .meta({ id: 'Offers' });
export type Offers = z.infer<typeof Offers>;

const Address = z.object({ url: z.string() });

export const billing = {
  offers: route({
    method: 'GET',
    path: '/plans',
    summary: 'What the plans cost here and how one gets them',
    tags: ['Plans'],
    isPublic: true,
  }).output(Offers),
  subscription: route({
    method: 'GET',
    path: '/billing',
    summary: 'Whether one pays for a plan here, and until when',
    tags: ['Plans'],
  }).output(
    z.object({
      plan: PaidPlan.nullable(),
      /** When the paid time ends: it is renewed then, or, with `isEnding`, over. */
      paidUntil: z.iso.datetime().nullable(),
      isEnding: z.boolean(),
    }),
  ),
  checkout: route({
    method: 'POST',
    path: '/billing/checkout',
    summary: 'Start paying for a plan: answers the provider’s page to go to',
    tags: ['Plans'],
    errors: ['CONFLICT', 'EXTERNAL_SERVICE'],
  })
    .input(z.object({ plan: PaidPlan }))
    .output(Address),
  portal: route({
    method: 'POST',
    path: '/billing/portal',
    summary: 'Change or end what one pays for: answers the provider’s page to go to',
    tags: ['Plans'],
    errors: ['CONFLICT', 'EXTERNAL_SERVICE'],
  }).output(Address),
  setPlan: route({
    method: 'PATCH',
    path: '/admin/users/{id}/plan',
    summary: 'For admins: a person’s plan',
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.string().max(64), plan: Plan }))
    .output(z.object({ id: z.string(), plan: Plan, planName: z.string() })),
  setPlans: route({
    method: 'POST',
    path: '/admin/users/plans',
    summary: `For admins: the plan of up to ${INVITATIONS_AT_ONCE} people by their addresses, a line each or as CSV`,
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ list: AddressList, plan: Plan }))
    .output(PlansOfMany),
};

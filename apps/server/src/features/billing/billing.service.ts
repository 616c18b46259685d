import { type Offers, PAID_PLANS, type PaidPlan, type Price } from '@groundwork/contract/billing';
import { afterCheckoutPath, PLANS_PAGE } from '@groundwork/contract/paths';
import { PLAN_NAMES, type Plan } from '@groundwork/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { Log } from '../../platform/log/log.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { PaymentProvider } from '../../platform/payment/payment.port.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { BillingRepository } from './billing.repository.ts';
import { plansOfMany } from './plans-of-many.ts';

type Dependencies = {
  customers: BillingRepository;
  /** Null where plans cannot be paid for. */
  provider: PaymentProvider | null;
  audit: AuditLog;
  clock: Clock;
  log: Log;
  appUrl: string;
  defaultPlan: Plan;
  links: Pick<Offers, 'priceTexts' | 'email' | 'pricingUrl' | 'enterpriseCallUrl'>;
};

const HOUR_MS = 3_600_000;
/** The provider sends an event again for three days. */
const EVENTS_KEPT_MS = 30 * 24 * HOUR_MS;
const RELEVANT = /^(customer\.subscription\.|checkout\.session\.)/;

export function billingService({ customers, provider, audit, clock, log, appUrl, defaultPlan, links }: Dependencies) {
  const prices = new Map<PaidPlan, { price: Price; until: number }>();

  /** Prices change rarely; a page that can't show one now still shows the plan. */
  async function priceOf(plan: PaidPlan): Promise<Price | null> {
    const known = prices.get(plan);
    if (!provider || (known && known.until > clock.now().getTime())) return known?.price ?? null;
    try {
      const price = await provider.priceOf(plan);
      prices.set(plan, { price, until: clock.now().getTime() + HOUR_MS });
      return price;
    } catch (error) {
      log.warn('the price of a plan could not be read', { plan, error });
      return known?.price ?? null;
    }
  }

  function mustSell(): PaymentProvider {
    if (provider) return provider;
    throw new AppError('CONFLICT', MESSAGES.words.refusals.noPayment);
  }

  /** A failure of the provider is its own, whatever it says. */
  async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
    return call.catch((error: unknown) => {
      if (!(error instanceof FetchError)) throw error;
      log.warn('the payment provider failed', { error });
      throw new AppError('EXTERNAL_SERVICE', MESSAGES.words.refusals.paymentFailed);
    });
  }

  async function customerOf(actor: Actor, seller: PaymentProvider): Promise<string> {
    const known = await customers.find(actor);
    if (known) return known.customerId;
    await customers.keep(actor, await asked(seller.createCustomer(actor)));
    return (await customers.find(actor))!.customerId;
  }

  return {
    async offers(): Promise<Offers> {
      const [plus, pro] = await Promise.all(PAID_PLANS.map(priceOf));
      return { canPay: provider !== null, prices: { plus: plus ?? null, pro: pro ?? null }, ...links };
    },

    async subscription(actor: Actor) {
      const row = await customers.find(actor);
      return {
        plan: row?.plan ?? null,
        paidUntil: row?.paidUntil?.toISOString() ?? null,
        isEnding: row?.isEnding ?? false,
      };
    },

    async checkout(actor: Actor, plan: PaidPlan): Promise<{ url: string }> {
      const seller = mustSell();
      const paid = (await customers.find(actor))?.plan;
      if (paid) throw new AppError('CONFLICT', MESSAGES.words.refusals.paysAlready(PLAN_NAMES[paid]));
      const order = {
        customerId: await customerOf(actor, seller),
        userId: actor.userId,
        plan,
        successUrl: appUrl + afterCheckoutPath(),
        cancelUrl: appUrl + PLANS_PAGE,
      };
      return { url: await asked(seller.checkout(order)) };
    },

    async portal(actor: Actor): Promise<{ url: string }> {
      const seller = mustSell();
      const row = await customers.find(actor);
      if (!row) throw new AppError('CONFLICT', MESSAGES.words.refusals.notPaid);
      return { url: await asked(seller.portal(row.customerId, appUrl + PLANS_PAGE)) };
    },

    /** A plan by an admin's hand; what is paid for goes on beside it. */
    async setPlan(actor: Actor, id: string, plan: Plan) {
      requireAdmin(actor);
      const from = await customers.setPlan(actor, id, plan);
      if (from === null) throw new AppError('NOT_FOUND');
      if (from !== plan) await audit.record(actor, 'user.plan', { userId: id }, { from, to: plan });
      return { id, plan, planName: PLAN_NAMES[plan] };
    },

    setPlans: plansOfMany({ customers, audit }),

    /** Events come twice and in any order: each one only says whose state to ask for. */
    async event(rawBody: string, headers: Headers): Promise<void> {
      const seller = mustSell();
      const event = seller.readEvent(rawBody, headers, clock.now());
      if (!event) throw new AppError('BAD_REQUEST', MESSAGES.words.refusals.badSignature);
      const { id: eventId, type, customerId } = event;
      if (!customerId || !RELEVANT.test(type) || (await customers.hasEvent(eventId))) return;
      const version = await customers.announce(customerId);
      if (version === null) return log.warn('an event for an unknown customer', { eventId, type });
      const state = await asked(seller.paidState(customerId));
      const now = clock.now();
      const forgetBefore = new Date(now.getTime() - EVENTS_KEPT_MS);
      const changed = await customers.settle({ customerId, version, eventId }, state, {
        defaultPlan,
        now,
        forgetBefore,
      });
      if (!changed) return;
      const { userId, from, to } = changed;
      await audit.record(null, 'user.plan', { userId }, { from, to, by: 'payment' });
    },
  };
}

export type BillingService = ReturnType<typeof billingService>;

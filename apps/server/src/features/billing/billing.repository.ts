import type { PaidPlan } from '@groundwork/contract/billing';
import type { Plan } from '@groundwork/contract/plans';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import type { PaidState } from '../../platform/payment/payment.port.ts';
import { paymentCustomer, paymentEvent } from './billing.table.ts';

export type CustomerRow = Omit<typeof paymentCustomer.$inferSelect, 'plan'> & { plan: PaidPlan | null };

export function billingRepository({ db }: Database) {
  return {
    async find(actor: Actor): Promise<CustomerRow | null> {
      const [row] = await db.select().from(paymentCustomer).where(eq(paymentCustomer.userId, actor.userId));
      return (row as CustomerRow | undefined) ?? null;
    },

    async hasSubscription(actor: Actor): Promise<boolean> {
      const customer = await this.find(actor);
      return customer?.plan != null && !customer.isEnding;
    },

    /** The first one that is kept stays. */
    async keep(actor: Actor, customerId: string): Promise<void> {
      await db.insert(paymentCustomer).values({ userId: actor.userId, customerId }).onConflictDoNothing();
    },

    /** For anyone. Returns the plan until now; null if there is nobody of this id. */
    async setPlan(_admin: Admin, userId: string, plan: Plan): Promise<string | null> {
      return db.transaction(async (tx) => {
        const [before] = await tx.select({ plan: user.plan }).from(user).where(eq(user.id, userId)).for('update');
        if (before) await tx.update(user).set({ plan }).where(eq(user.id, userId));
        return before?.plan ?? null;
      });
    },

    /** Answers those of these addresses who have an account, with the plan until now; `onChanged` stands and falls with the change. */
    async setPlans(
      _admin: Admin,
      emails: string[],
      plan: Plan,
      onChanged: (userId: string, from: string, tx: Transaction) => Promise<void>,
    ): Promise<{ email: string; plan: string }[]> {
      return db.transaction(async (tx) => {
        const columns = { id: user.id, email: user.email, plan: user.plan };
        const people = await tx.select(columns).from(user).where(inArray(user.email, emails)).for('update');
        for (const person of people.filter((each) => each.plan !== plan)) {
          await tx.update(user).set({ plan }).where(eq(user.id, person.id));
          await onChanged(person.id, person.plan, tx);
        }
        return people;
      });
    },

    // The methods below act for the provider, whose signature has been checked.

    async hasEvent(id: string): Promise<boolean> {
      return (await db.$count(paymentEvent, eq(paymentEvent.id, id))) > 0;
    },

    /** Announces that a customer's state is about to be asked for; null for an unknown customer. */
    async announce(customerId: string): Promise<number | null> {
      const [row] = await db
        .update(paymentCustomer)
        .set({ version: sql`${paymentCustomer.version} + 1` })
        .where(eq(paymentCustomer.customerId, customerId))
        .returning({ version: paymentCustomer.version });
      return row?.version ?? null;
    },

    /**
     * Stores a state and its event, unless a later one has been announced, which then stores its own. The person's plan
     * follows what is paid for; when that ends, a plan that an admin has given meanwhile stays.
     * Answers the change of the person's plan, if there was one.
     */
    async settle(
      { customerId, version, eventId }: { customerId: string; version: number; eventId: string },
      state: PaidState,
      { defaultPlan, now, forgetBefore }: { defaultPlan: Plan; now: Date; forgetBefore: Date },
    ): Promise<{ userId: string; from: string; to: string } | null> {
      return db.transaction(async (tx) => {
        const current = and(eq(paymentCustomer.customerId, customerId), eq(paymentCustomer.version, version));
        const [before] = await tx.select().from(paymentCustomer).where(current).for('update');
        await tx.insert(paymentEvent).values({ id: eventId, createdAt: now }).onConflictDoNothing();
        await tx.delete(paymentEvent).where(lt(paymentEvent.createdAt, forgetBefore));
        if (!before) return null;
        await tx.update(paymentCustomer).set(state).where(current);
        if (state.plan === before.plan) return null;
        const isTheirs = eq(user.id, before.userId);
        const [person] = await tx.select({ plan: user.plan }).from(user).where(isTheirs).for('update');
        if (!person || (!state.plan && person.plan !== before.plan)) return null;
        const to = state.plan ?? defaultPlan;
        await tx.update(user).set({ plan: to }).where(isTheirs);
        return person.plan === to ? null : { userId: before.userId, from: person.plan, to };
      });
    },
  };
}

export type BillingRepository = ReturnType<typeof billingRepository>;

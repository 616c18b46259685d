import type { Plan, Role } from '@groundwork/contract/plans';
import { eq, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';

export type UserRow = typeof user.$inferSelect;

/** Any constant: names the lock under which the first account is chosen. */
const FIRST_ACCOUNT_LOCK = 7_301_001;

export function authRepository({ db }: Database) {
  return {
    async find(userId: string): Promise<UserRow | null> {
      const [row] = await db.select().from(user).where(eq(user.id, userId));
      return row ?? null;
    },

    /** Gives the plan of a new user, or, while nobody is admin yet, both roles and `firstPlan`. One at a time. */
    async settle(userId: string, plans: { firstPlan: Plan; plan: Plan }): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
        const [admin] = await tx.select({ id: user.id }).from(user).where(sql`'admin' = any(${user.roles})`).limit(1);
        const roles: Role[] = admin ? ['user'] : ['user', 'admin', 'service'];
        const plan = admin ? plans.plan : plans.firstPlan;
        await tx.update(user).set({ roles, plan }).where(eq(user.id, userId));
      });
    },
  };
}

export type AuthRepository = ReturnType<typeof authRepository>;

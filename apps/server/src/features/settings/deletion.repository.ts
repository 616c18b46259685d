import type { Role } from '@groundwork/contract/plans';
import { and, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { session, user } from '../../platform/auth/auth.table.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';

/** Any constant: two administrators who leave at the same moment take turns. */
const LAST_ADMIN_LOCK = 7_301_003;

const isAdmin = sql`'admin' = any(${user.roles})`;

export type DeletionOutcome = 'scheduled' | 'last-admin' | 'no-successor';

export function deletionRepository({ db }: Database) {
  async function hasOtherAdmin(actor: Actor, tx: Executor): Promise<boolean> {
    const [other] = await tx
      .select({ id: user.id })
      .from(user)
      .where(and(isAdmin, ne(user.id, actor.userId), isNull(user.deletionAt)))
      .limit(1);
    return other !== undefined;
  }

  return {
    async isLastAdmin(actor: Actor): Promise<boolean> {
      return actor.roles.includes('admin') && !(await hasOtherAdmin(actor, db));
    },

    /** Ends all sessions of the actor. An installation keeps an administrator: the last one names who takes over the roles. */
    async schedule(actor: Actor, at: Date, successorEmail: string): Promise<DeletionOutcome> {
      return db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${LAST_ADMIN_LOCK})`);
        if (actor.roles.includes('admin') && !(await hasOtherAdmin(actor, tx))) {
          if (!successorEmail) return 'last-admin';
          const roles: Role[] = ['user', ...actor.roles.filter((role) => role !== 'user')];
          const taken = await tx
            .update(user)
            .set({ roles })
            .where(
              and(eq(user.email, successorEmail.toLowerCase()), ne(user.id, actor.userId), isNull(user.deletionAt)),
            )
            .returning({ id: user.id });
          if (taken.length === 0) return 'no-successor';
        }
        await tx.update(user).set({ deletionAt: at }).where(eq(user.id, actor.userId));
        await tx.delete(session).where(eq(session.userId, actor.userId));
        return 'scheduled';
      });
    },

    async keep(actor: Actor): Promise<void> {
      await db.update(user).set({ deletionAt: null }).where(eq(user.id, actor.userId));
    },

    /**
     * Everything of people whose grace is over goes with their row; `before` sees to what no row of the database holds.
     * Answers how many.
     */
    async removeDue(now: Date, before: (userIds: string[], tx: Transaction) => Promise<void>): Promise<number> {
      return db.transaction(async (tx) => {
        const due = await tx.select({ id: user.id }).from(user).where(lte(user.deletionAt, now)).for('update');
        const ids = due.map(({ id }) => id);
        if (ids.length === 0) return 0;
        await before(ids, tx);
        await tx.delete(user).where(inArray(user.id, ids));
        return ids.length;
      });
    },
  };
}

export type DeletionRepository = ReturnType<typeof deletionRepository>;

import type { Role } from '@groundwork/contract/plans';
import { and, eq, inArray, isNull, lte, ne } from 'drizzle-orm';
import { session, user } from '../../platform/auth/auth.table.ts';
import { hasOtherAdmin, lockAdmins } from '../../platform/auth/last-admin.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';

export type DeletionOutcome = 'scheduled' | 'last-admin' | 'no-successor';

export function deletionRepository({ db }: Database) {
  return {
    async isLastAdmin(actor: Actor): Promise<boolean> {
      return actor.roles.includes('admin') && !(await hasOtherAdmin(actor.userId, db));
    },

    /** Ends all sessions of the actor. An installation keeps an administrator: the last one names who takes over the roles. */
    async schedule(actor: Actor, at: Date, successorEmail: string): Promise<DeletionOutcome> {
      return db.transaction(async (tx) => {
        await lockAdmins(tx);
        if (actor.roles.includes('admin') && !(await hasOtherAdmin(actor.userId, tx))) {
          if (!successorEmail) return 'last-admin';
          const roles: Role[] = ['user', ...actor.roles.filter((role) => role !== 'user')];
          const taken = await tx
            .update(user)
            .set({ roles })
            .where(
              and(
                eq(user.email, successorEmail.toLowerCase()),
                ne(user.id, actor.userId),
                isNull(user.deletionAt),
                isNull(user.disabledAt),
              ),
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
     * Everything of people whose grace is over goes with their row; `before` sees to what must not, and to what no row holds.
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

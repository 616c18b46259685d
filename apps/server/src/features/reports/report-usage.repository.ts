import { and, eq, gte } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { reportUsage } from './reports.table.ts';

/** How many reports a person has had written since a moment. */
export function reportUsageRepository({ db }: Database) {
  const count = (actor: Actor, since: Date, executor: Executor = db): Promise<number> =>
    executor.$count(reportUsage, and(eq(reportUsage.userId, actor.userId), gte(reportUsage.createdAt, since)));
  return {
    count,

    /** True where it was counted on the same basis before. False when `max` have been used since then. One at a time for a person: two at once cannot both be the last. */
    async take(
      actor: Actor,
      reportId: string,
      { basis, since, max, now }: { basis: string; since: Date; max: number; now: Date },
      tx: Transaction,
    ): Promise<boolean> {
      await takeLock(tx, 'reports', actor.userId);
      const uses = await tx.select().from(reportUsage).where(eq(reportUsage.reportId, reportId));
      if (uses.some((use) => use.basis === basis)) return true;
      // Nobody knows what a use of earlier days was written on: that counts once more for nobody.
      const unknown = uses.find((use) => use.basis === '');
      if (unknown) {
        const which = and(eq(reportUsage.reportId, reportId), eq(reportUsage.basis, ''));
        await tx.update(reportUsage).set({ basis }).where(which);
        return true;
      }
      if ((await count(actor, since, tx)) >= max) return false;
      await tx.insert(reportUsage).values({ reportId, basis, isWritten: false, userId: actor.userId, createdAt: now });
      return true;
    },

    /** For a report that came to nothing; what was written before stays counted. */
    async giveBack(reportId: string, tx: Transaction): Promise<void> {
      await tx.delete(reportUsage).where(and(eq(reportUsage.reportId, reportId), eq(reportUsage.isWritten, false)));
    },
  };
}

export type ReportUsageRepository = ReturnType<typeof reportUsageRepository>;

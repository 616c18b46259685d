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

    /** False when `max` have been used since then. One at a time for a person: two at once cannot both be the last. */
    async take(
      actor: Actor,
      reportId: string,
      { since, max, now }: { since: Date; max: number; now: Date },
      tx: Transaction,
    ): Promise<boolean> {
      await takeLock(tx, 'reports', actor.userId);
      if ((await count(actor, since, tx)) >= max) return false;
      await tx.insert(reportUsage).values({ reportId, userId: actor.userId, createdAt: now });
      return true;
    },

    /** For a report that came to nothing. */
    async giveBack(reportId: string, tx: Transaction): Promise<void> {
      await tx.delete(reportUsage).where(eq(reportUsage.reportId, reportId));
    },
  };
}

export type ReportUsageRepository = ReturnType<typeof reportUsageRepository>;

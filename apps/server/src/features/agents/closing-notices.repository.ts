import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { peopleOf } from '../projects/projects.access.ts';
import { closingNotice } from './agents.table.ts';

type SavedItem = { projectId: string; itemId: string };

/** For the job, which works for everybody. */
export function closingNoticeRepository({ db }: Database) {
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** Which of the days ahead were announced for this date. */
    async announced({ projectId, itemId }: SavedItem, closes: string): Promise<number[]> {
      const rows = await db
        .select({ days: closingNotice.days })
        .from(closingNotice)
        .where(
          and(
            eq(closingNotice.projectId, projectId),
            eq(closingNotice.itemId, itemId),
            eq(closingNotice.closes, closes),
          ),
        );
      return rows.map(({ days }) => days);
    },

    /** False when another process has announced it meanwhile. */
    async announce({ projectId, itemId }: SavedItem, closes: string, days: number, tx: Transaction): Promise<boolean> {
      const rows = await tx
        .insert(closingNotice)
        .values({ projectId, itemId, closes, days })
        .onConflictDoNothing()
        .returning({ days: closingNotice.days });
      return rows.length > 0;
    },

    async people({ projectId }: SavedItem, tx: Transaction): Promise<string[]> {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select people.* from (${peopleOf(projectId)}) as people(id)`,
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type ClosingNoticeRepository = ReturnType<typeof closingNoticeRepository>;

import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import type { NearStatement } from '../../evidence/idea/claim-chart.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AccessibleProjectId, isThere } from '../projects/projects.access.ts';
import { nearJudgement } from './idea.table.ts';

export interface JudgedRecord extends RecordRef {
  hash: string;
  near: NearStatement[];
}

/** A language model's words on records and a project's statements. Whoever reads them was given the project. */
export function judgedRepository({ db }: Database) {
  return {
    async find({ id }: { id: AccessibleProjectId }, askedKey: string): Promise<JudgedRecord[]> {
      const rows = await db
        .select({
          engine: nearJudgement.searchEngine,
          id: nearJudgement.itemId,
          hash: nearJudgement.recordHash,
          near: nearJudgement.near,
        })
        .from(nearJudgement)
        .where(and(eq(nearJudgement.projectId, id), eq(nearJudgement.askedKey, askedKey)));
      return rows.map((row) => ({ ...row, near: row.near as NearStatement[] }));
    },

    /** Unless the project was deleted meanwhile. */
    async save(
      { id: projectId }: { id: AccessibleProjectId },
      askedKey: string,
      { engine, id, hash, near }: JudgedRecord,
      at: Date,
    ): Promise<void> {
      await db
        .insert(nearJudgement)
        .select(
          sql`select ${projectId}::uuid, ${askedKey}::text, ${engine}::text, ${id}::text, ${hash}::text, ${JSON.stringify(near)}::jsonb,
              ${at.toISOString()}::timestamptz
            where ${isThere(sql`${projectId}::uuid`)}`,
        )
        .onConflictDoUpdate({
          target: [nearJudgement.projectId, nearJudgement.askedKey, nearJudgement.searchEngine, nearJudgement.itemId],
          set: { recordHash: sql`excluded.record_hash`, near: sql`excluded.near`, judgedAt: sql`excluded.judged_at` },
        });
    },

    /** Answers to what is not asked any more, once they are older than that. */
    async forget({ id }: { id: AccessibleProjectId }, askedKey: string, before: Date): Promise<void> {
      await db
        .delete(nearJudgement)
        .where(
          and(
            eq(nearJudgement.projectId, id),
            ne(nearJudgement.askedKey, askedKey),
            lt(nearJudgement.judgedAt, before),
          ),
        );
    },
  };
}

export type JudgedRepository = ReturnType<typeof judgedRepository>;

import type { ProfileDraft, ReadingOutcome, ScreenedGrade } from '@groundwork/contract/relevance';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Told } from './model/draft-profile.ts';
import { modelReading, recordScreening } from './relevance.table.ts';

type Graded = RecordRef & { hash: string; grade: ScreenedGrade | null };
export type ModelReadingRow = typeof modelReading.$inferSelect;

/** What the language model has said of projects. The job acts for the system, whoever changed the project. */
export function modelReadingRepository({ db }: Database) {
  return {
    /** Null when it is gone. */
    async project(projectId: string): Promise<Told | null> {
      const { rows } = await db.execute<{ id: string; title: string; description: string }>(
        sql`select id, title, description from project where id = ${projectId}::uuid`,
      );
      return rows[0] ?? null;
    },

    /** Of a project that the caller has read for its actor, as all that follows. */
    async find({ id }: { id: string }): Promise<ModelReadingRow | null> {
      const [row] = await db.select().from(modelReading).where(eq(modelReading.projectId, id));
      return row ?? null;
    },

    /** `draft` is left as it is where there is none. */
    async save(
      { id }: { id: string },
      state: { model: string; lookedAt: string; outcome: ReadingOutcome; triedAt: Date },
      draft?: { draftedFrom: string; draft: ProfileDraft },
    ): Promise<void> {
      const values = { ...state, ...draft };
      // The project may have been deleted meanwhile.
      await db
        .insert(modelReading)
        .select(
          sql`select ${id}::uuid, ${state.model}::text, ${draft?.draftedFrom ?? null}::text,
            ${draft ? JSON.stringify(draft.draft) : null}::jsonb, ${state.lookedAt}::text, ${state.outcome}::text,
            ${state.triedAt.toISOString()}::timestamptz
            where exists (select 1 from project where id = ${id}::uuid)`,
        )
        .onConflictDoUpdate({ target: modelReading.projectId, set: values });
    },

    grades({ id }: { id: string }, profileKey: string): Promise<Graded[]> {
      return db
        .select({
          engine: recordScreening.searchEngine,
          id: recordScreening.itemId,
          hash: recordScreening.recordHash,
          grade: recordScreening.grade,
        })
        .from(recordScreening)
        .where(and(eq(recordScreening.projectId, id), eq(recordScreening.profileKey, profileKey)))
        .orderBy(recordScreening.searchEngine, recordScreening.itemId);
    },

    async saveGrade({ id }: { id: string }, profileKey: string, graded: Graded, at: Date): Promise<void> {
      await db
        .insert(recordScreening)
        .select(
          sql`select ${id}::uuid, ${profileKey}::text, ${graded.engine}::text, ${graded.id}::text, ${graded.hash}::text,
            ${graded.grade}::text, ${at.toISOString()}::timestamptz
            where exists (select 1 from project where id = ${id}::uuid)`,
        )
        .onConflictDoUpdate({
          target: [
            recordScreening.projectId,
            recordScreening.profileKey,
            recordScreening.searchEngine,
            recordScreening.itemId,
          ],
          set: {
            recordHash: sql`excluded.record_hash`,
            grade: sql`excluded.grade`,
            screenedAt: sql`excluded.screened_at`,
          },
        });
    },

    /** Of profiles that the project had long ago. */
    async forgetGrades({ id }: { id: string }, except: string, before: Date): Promise<void> {
      await db
        .delete(recordScreening)
        .where(
          and(
            eq(recordScreening.projectId, id),
            ne(recordScreening.profileKey, except),
            lt(recordScreening.screenedAt, before),
          ),
        );
    },
  };
}

export type ModelReadingRepository = ReturnType<typeof modelReadingRepository>;

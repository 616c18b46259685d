import type { ProfileDraft, ScreenedGrade } from '@groundwork/contract/relevance';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Database } from '../../platform/db/database.ts';
import { type AccessibleProjectId, isThere } from '../projects/projects.access.ts';
import { modelReading, recordScreening } from './relevance.table.ts';

type Graded = RecordRef & { hash: string; grade: ScreenedGrade | null };
/** Holds for the record as it was: by `hashRecord`. */
export type ScreenedRecord = RecordRef & { hash: string; grade: ScreenedGrade };
type Ended = Pick<ModelReadingRow, 'model' | 'lookedAt' | 'outcome' | 'triedAt'>;
type Drafted = { model: string; draftedFrom: string; draft: ProfileDraft; triedAt: Date };
export type ModelReadingRow = typeof modelReading.$inferSelect;

/** The language model's words on projects. The job acts for the system, whoever changed the project. */
export function modelReadingRepository({ db }: Database) {
  /** Unless the project was deleted meanwhile. */
  async function put({ id }: { id: AccessibleProjectId }, values: Ended & Partial<Drafted>): Promise<void> {
    const { model, draftedFrom = null, draft = null, lookedAt, outcome, triedAt } = values;
    await db
      .insert(modelReading)
      .select(
        sql`select ${id}::uuid, ${model}::text, ${draftedFrom}::text, ${draft && JSON.stringify(draft)}::jsonb,
          ${lookedAt}::text, ${outcome}::text, ${triedAt.toISOString()}::timestamptz
          where ${isThere(sql`${id}::uuid`)}`,
      )
      .onConflictDoUpdate({ target: modelReading.projectId, set: values });
  }

  return {
    async find({ id }: { id: AccessibleProjectId }): Promise<ModelReadingRow | null> {
      const [row] = await db.select().from(modelReading).where(eq(modelReading.projectId, id));
      return row ?? null;
    },

    /** How a look ended. The draft stays. */
    save: (project: { id: AccessibleProjectId }, state: Ended): Promise<void> => put(project, state),

    /** In the middle of a look, which is not at its end yet. */
    saveDraft: (project: { id: AccessibleProjectId }, draft: Drafted): Promise<void> =>
      put(project, { ...draft, lookedAt: '', outcome: 'failed' }),

    grades({ id }: { id: AccessibleProjectId }, profileKey: string): Promise<Graded[]> {
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

    async saveGrade({ id }: { id: AccessibleProjectId }, profileKey: string, graded: Graded, at: Date): Promise<void> {
      await db
        .insert(recordScreening)
        .select(
          sql`select ${id}::uuid, ${profileKey}::text, ${graded.engine}::text, ${graded.id}::text, ${graded.hash}::text,
            ${graded.grade}::text, ${at.toISOString()}::timestamptz
            where ${isThere(sql`${id}::uuid`)}`,
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

    /** Deletes the grades of profiles that the project had long ago. */
    async forgetGrades({ id }: { id: AccessibleProjectId }, except: string, before: Date): Promise<void> {
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

import type { Engine } from '@groundwork/contract/engines';
import type { ProfileCorrections, RecordMark, Scope } from '@groundwork/contract/relevance';
import { and, asc, eq, sql } from 'drizzle-orm';
import { NO_CORRECTIONS } from '../../catalogue/matching/subject.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type AccessibleProjectId, isEditableBy, type ReadableProjectId } from '../projects/projects.access.ts';
import { projectProfile, recordMark } from './relevance.table.ts';

export interface StoredProfile {
  version: number;
  corrections: ProfileCorrections | null;
  scope: Scope | null;
  marks: RecordMark[];
}

type Who = Pick<Actor, 'userId'>;
type Mark = { searchEngine: Engine; itemId: string; title: string; verdict: RecordMark['verdict'] };

export function relevanceRepository({ db }: Database) {
  const marksOf = (projectId: AccessibleProjectId) =>
    db
      .select({
        searchEngine: recordMark.searchEngine,
        id: recordMark.itemId,
        title: recordMark.title,
        verdict: recordMark.verdict,
      })
      .from(recordMark)
      .where(eq(recordMark.projectId, projectId))
      .orderBy(asc(recordMark.markedAt), asc(recordMark.searchEngine), asc(recordMark.itemId));
  return {
    async find({ id }: { id: AccessibleProjectId }): Promise<StoredProfile> {
      const [[row], marks] = await Promise.all([
        db.select().from(projectProfile).where(eq(projectProfile.projectId, id)),
        marksOf(id),
      ]);
      return { version: row?.version ?? 0, corrections: row?.corrections ?? null, scope: row?.scope ?? null, marks };
    },

    /** False when the profile has another version by now, or the project is not the actor's to change. */
    async correct(
      actor: Who,
      { id }: { id: string },
      { version, corrections, at }: { version: number; corrections: ProfileCorrections; at: Date },
    ): Promise<boolean> {
      const rows = await db
        .insert(projectProfile)
        .select(
          sql`select ${id}::uuid, ${version + 1}::integer, ${JSON.stringify(corrections)}::jsonb, null::text, ${at.toISOString()}::timestamptz
            where ${isEditableBy(actor, sql`${id}::uuid`)}
              and (${version} = 0 or exists (select 1 from ${projectProfile} where ${projectProfile.projectId} = ${id}::uuid))`,
        )
        .onConflictDoUpdate({
          target: projectProfile.projectId,
          set: {
            version: sql`excluded.version`,
            corrections: sql`excluded.corrections`,
            updatedAt: sql`excluded.updated_at`,
          },
          setWhere: eq(projectProfile.version, version),
        })
        .returning({ version: projectProfile.version });
      return rows.length > 0;
    },

    async setScope(actor: Who, { id }: { id: string }, scope: Scope, at: Date): Promise<void> {
      await db
        .insert(projectProfile)
        .select(
          sql`select ${id}::uuid, 0, ${JSON.stringify(NO_CORRECTIONS)}::jsonb, ${scope}::text, ${at.toISOString()}::timestamptz
            where ${isEditableBy(actor, sql`${id}::uuid`)}`,
        )
        .onConflictDoUpdate({ target: projectProfile.projectId, set: { scope: sql`excluded.scope` } });
    },

    /** False when there are `max` marks already, or the project is not the actor's to change. */
    async mark(
      actor: Who,
      { id }: { id: string },
      mark: Mark,
      { at, max }: { at: Date; max: number },
    ): Promise<boolean> {
      const rows = await db
        .insert(recordMark)
        .select(
          sql`select gen_random_uuid(), ${id}::uuid, ${mark.searchEngine}::text, ${mark.itemId}::text, ${mark.title}::text, ${mark.verdict}::text,
              ${at.toISOString()}::timestamptz
            where ${isEditableBy(actor, sql`${id}::uuid`)} and (
              (select count(*) from ${recordMark} where ${recordMark.projectId} = ${id}::uuid) < ${max}
              or exists (select 1 from ${recordMark} where ${recordMark.projectId} = ${id}::uuid
                and ${recordMark.searchEngine} = ${mark.searchEngine} and ${recordMark.itemId} = ${mark.itemId}))`,
        )
        .onConflictDoUpdate({
          target: [recordMark.projectId, recordMark.searchEngine, recordMark.itemId],
          set: { verdict: sql`excluded.verdict`, title: sql`excluded.title`, markedAt: sql`excluded.marked_at` },
        })
        .returning({ itemId: recordMark.itemId });
      return rows.length > 0;
    },

    async unmark(actor: Who, { id }: { id: string }, { searchEngine, itemId }: Pick<Mark, 'searchEngine' | 'itemId'>) {
      await db
        .delete(recordMark)
        .where(
          and(
            eq(recordMark.projectId, id),
            eq(recordMark.searchEngine, searchEngine),
            eq(recordMark.itemId, itemId),
            isEditableBy(actor, recordMark.projectId),
          ),
        );
    },

    countMarks: ({ id }: { id: ReadableProjectId }): Promise<number> =>
      db.$count(recordMark, eq(recordMark.projectId, id)),
  };
}

export type RelevanceRepository = ReturnType<typeof relevanceRepository>;

import type { Engine } from '@groundwork/contract/engines';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ClaimChart } from '../../evidence/idea/claim-chart.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type AccessibleProjectId, isEditableBy, isThere } from '../projects/projects.access.ts';
import { heldChart, projectStatements, statementMark } from './idea.table.ts';

export interface StoredMark {
  statement: string;
  searchEngine: Engine;
  id: string;
  title: string;
  verdict: 'near' | 'not';
}

export interface StoredIdea {
  version: number;
  /** Statements that somebody has put; null where nobody has. */
  statements: string[] | null;
  putFor: string | null;
  marks: StoredMark[];
}

export interface KeptChart {
  state: string;
  chart: ClaimChart;
  asOf: Date;
  madeAt: Date;
}

type Who = Pick<Actor, 'userId'>;

export function ideaRepository({ db }: Database) {
  return {
    async find({ id }: { id: AccessibleProjectId }): Promise<StoredIdea> {
      const [[row], marks] = await Promise.all([
        db.select().from(projectStatements).where(eq(projectStatements.projectId, id)),
        db
          .select({
            statement: statementMark.statement,
            searchEngine: statementMark.searchEngine,
            id: statementMark.itemId,
            title: statementMark.title,
            verdict: statementMark.verdict,
          })
          .from(statementMark)
          .where(eq(statementMark.projectId, id))
          .orderBy(asc(statementMark.markedAt), asc(statementMark.id)),
      ]);
      return { version: row?.version ?? 0, statements: row?.statements ?? null, putFor: row?.putFor ?? null, marks };
    },

    /** False when the statements have another version by now, or the project is not the actor's to change. */
    async correct(
      actor: Who,
      { id }: { id: string },
      { version, statements, putFor, at }: { version: number; statements: string[] | null; putFor: string; at: Date },
    ): Promise<boolean> {
      const put = statements && JSON.stringify(statements);
      const rows = await db
        .insert(projectStatements)
        .select(
          sql`select ${id}::uuid, ${version + 1}::integer, ${put}::jsonb, ${putFor}::text, ${at.toISOString()}::timestamptz
            where ${isEditableBy(actor, sql`${id}::uuid`)}
              and (${version} = 0 or exists (select 1 from ${projectStatements} where ${projectStatements.projectId} = ${id}::uuid))`,
        )
        .onConflictDoUpdate({
          target: projectStatements.projectId,
          set: {
            version: sql`excluded.version`,
            statements: sql`excluded.statements`,
            putFor: sql`excluded.put_for`,
            updatedAt: sql`excluded.updated_at`,
          },
          setWhere: eq(projectStatements.version, version),
        })
        .returning({ version: projectStatements.version });
      return rows.length > 0;
    },

    /** False when there are `max` marks already, or the project is not the actor's to change. */
    async mark(
      actor: Who,
      { id }: { id: string },
      mark: StoredMark,
      { at, max }: { at: Date; max: number },
    ): Promise<boolean> {
      const rows = await db
        .insert(statementMark)
        .select(
          sql`select gen_random_uuid(), ${id}::uuid, ${mark.statement}::text, ${mark.searchEngine}::text, ${mark.id}::text,
              ${mark.title}::text, ${mark.verdict}::text, ${at.toISOString()}::timestamptz
            where ${isEditableBy(actor, sql`${id}::uuid`)} and (
              (select count(*) from ${statementMark} where ${statementMark.projectId} = ${id}::uuid) < ${max}
              or exists (select 1 from ${statementMark} where ${statementMark.projectId} = ${id}::uuid
                and ${statementMark.statement} = ${mark.statement} and ${statementMark.searchEngine} = ${mark.searchEngine}
                and ${statementMark.itemId} = ${mark.id}))`,
        )
        .onConflictDoUpdate({
          target: [statementMark.projectId, statementMark.statement, statementMark.searchEngine, statementMark.itemId],
          set: { verdict: sql`excluded.verdict`, title: sql`excluded.title`, markedAt: sql`excluded.marked_at` },
        })
        .returning({ id: statementMark.id });
      return rows.length > 0;
    },

    async unmark(
      actor: Who,
      { id }: { id: string },
      { statement, searchEngine, id: itemId }: Pick<StoredMark, 'statement' | 'searchEngine' | 'id'>,
    ): Promise<void> {
      await db
        .delete(statementMark)
        .where(
          and(
            eq(statementMark.projectId, id),
            eq(statementMark.statement, statement),
            eq(statementMark.searchEngine, searchEngine),
            eq(statementMark.itemId, itemId),
            isEditableBy(actor, statementMark.projectId),
          ),
        );
    },

    async chart({ id }: { id: AccessibleProjectId }): Promise<KeptChart | null> {
      const [row] = await db.select().from(heldChart).where(eq(heldChart.projectId, id));
      return row ? { ...row, chart: row.chart as ClaimChart } : null;
    },

    /** Unless the project was deleted meanwhile. */
    async keep({ id }: { id: AccessibleProjectId }, { state, chart, asOf, madeAt }: KeptChart): Promise<void> {
      await db
        .insert(heldChart)
        .select(
          sql`select ${id}::uuid, ${state}::text, ${JSON.stringify(chart)}::jsonb, ${asOf.toISOString()}::timestamptz,
              ${madeAt.toISOString()}::timestamptz
            where ${isThere(sql`${id}::uuid`)}`,
        )
        .onConflictDoUpdate({
          target: heldChart.projectId,
          set: {
            state: sql`excluded.state`,
            chart: sql`excluded.chart`,
            asOf: sql`excluded.as_of`,
            madeAt: sql`excluded.made_at`,
          },
        });
    },
  };
}

export type IdeaRepository = ReturnType<typeof ideaRepository>;

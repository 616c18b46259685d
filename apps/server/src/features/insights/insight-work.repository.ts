import type { Generation, InsightContent } from '@groundwork/contract/insights';
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import { peopleOf } from '../projects/projects.access.ts';
import { type insight as Insight, insight, insightRun, insightStep, insightUsage } from './insights.table.ts';
import { isToldAnew } from './told/is-told-anew.ts';

export interface NewInsight {
  key: string;
  importance: number;
  content: InsightContent;
}
type Row = typeof Insight.$inferSelect;

/** For jobs, which have no actor. */
export function insightWorkRepository({ db }: Database) {
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async generation(projectId: ReadableProjectId): Promise<Generation> {
      const [row] = await db.select().from(insightRun).where(eq(insightRun.projectId, projectId));
      return row
        ? { state: row.state, finishedAt: row.finishedAt?.toISOString() ?? null }
        : { state: 'never', finishedAt: null };
    },

    async begin(projectId: string, now: Date, tx: Transaction): Promise<void> {
      await tx
        .insert(insightRun)
        .values({ projectId, state: 'pending', requestedAt: now })
        .onConflictDoUpdate({ target: insightRun.projectId, set: { state: 'pending', requestedAt: now } });
    },

    /** Nothing to note for a project that is gone meanwhile. */
    async end(projectId: string, state: 'ready' | 'failed', now: Date, tx?: Transaction): Promise<void> {
      await (tx ?? db).update(insightRun).set({ state, finishedAt: now }).where(eq(insightRun.projectId, projectId));
    },

    /** Projects whose insights somebody has looked at. */
    async projects(after: string | null, limit: number): Promise<string[]> {
      const rows = await db
        .select({ id: insightRun.projectId })
        .from(insightRun)
        .where(after === null ? undefined : gt(insightRun.projectId, after))
        .orderBy(asc(insightRun.projectId))
        .limit(limit);
      return rows.map(({ id }) => id);
    },

    /**
     * Puts what holds now in the place of what held before; answers what is told anew. A finding whose numbers hardly moved
     * keeps its place, its ratings and its day, with the numbers of now; one that no longer holds goes.
     */
    async replace(projectId: string, found: NewInsight[], now: Date, tx: Transaction): Promise<NewInsight[]> {
      await takeLock(tx, 'insights', projectId);
      const standing = await tx
        .select()
        .from(insight)
        .where(and(eq(insight.projectId, projectId), isNull(insight.questions), isNull(insight.supersededAt)));
      const known = new Map(standing.map((row) => [row.key, row]));
      const anew = found.filter(({ key, content }) => {
        const before = known.get(key)?.content;
        return !before || isToldAnew(before, content);
      });
      const keys = new Set(found.map(({ key }) => key));
      const gone = standing.filter(({ key }) => !keys.has(key) || anew.some((each) => each.key === key));
      if (gone.length > 0)
        await tx
          .update(insight)
          .set({ supersededAt: now })
          .where(
            inArray(
              insight.id,
              gone.map(({ id }) => id),
            ),
          );
      for (const { key, content, importance } of found.filter((each) => !anew.includes(each)))
        await tx
          .update(insight)
          .set({ content, importance })
          .where(eq(insight.id, known.get(key)!.id));
      if (anew.length > 0)
        await tx
          .insert(insight)
          .values(anew.map((each) => ({ ...each, projectId, state: 'ready' as const, createdAt: now })));
      return anew;
    },

    async findAsked(id: string): Promise<Row | null> {
      const [row] = await db
        .select()
        .from(insight)
        .where(and(eq(insight.id, id), eq(insight.state, 'pending')));
      return row ?? null;
    },

    /** The step's stored output, or what `work` gives, stored. */
    async keptStep<Output>(insightId: string, step: string, work: () => Promise<Output>): Promise<Output> {
      const [kept] = await db
        .select({ output: insightStep.output })
        .from(insightStep)
        .where(and(eq(insightStep.insightId, insightId), eq(insightStep.step, step)));
      if (kept) return kept.output as Output;
      const output = await work();
      await db.insert(insightStep).values({ insightId, step, output }).onConflictDoNothing();
      return output;
    },

    async answer(id: string, content: InsightContent, tx: Transaction): Promise<void> {
      await tx.update(insight).set({ content, state: 'ready' }).where(eq(insight.id, id));
      await tx.delete(insightStep).where(eq(insightStep.insightId, id));
    },

    /** A question that could not be answered does not count. */
    async fail(id: string): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.update(insight).set({ state: 'failed' }).where(eq(insight.id, id));
        await tx.delete(insightUsage).where(eq(insightUsage.insightId, id));
        await tx.delete(insightStep).where(eq(insightStep.insightId, id));
      });
    },

    async people(projectId: string, tx: Transaction): Promise<string[]> {
      const { rows } = await tx.execute<{ id: string }>(
        sql`select people.* from (${peopleOf(projectId)}) as people(id)`,
      );
      return rows.map(({ id }) => id);
    },
  };
}

export type InsightWorkRepository = ReturnType<typeof insightWorkRepository>;

import type { InsightFilter } from '@groundwork/contract/insights';
import { and, asc, desc, eq, gte, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import {
  type EditableProjectId,
  isEditableBy,
  isVisibleTo,
  type ReadableProjectId,
} from '../projects/projects.access.ts';
import { insight, insightLike, insightUsage } from './insights.table.ts';

export type InsightRow = typeof insight.$inferSelect;
export type SeenInsight = InsightRow & { isLiked: boolean | null };
type Page = { offset: number; limit: number; filter: InsightFilter; sort: 'asc' | 'desc' };

/** The queries of people: limited to insights of projects that the actor may see or change. */
export function insightRepository({ db }: Database) {
  // Names in full: among the columns of a select from one table, Drizzle leaves out which table they are of.
  const likeOf = (actor: Actor): SQL<boolean | null> =>
    sql<boolean | null>`(select insight_like.is_liked from ${insightLike}
      where insight_like.insight_id = insight.id and insight_like.user_id = ${actor.userId})`;
  /** An insight that no longer stands is shown to those who keep it. */
  const isShown = (filter: InsightFilter) =>
    filter === 'bookmarked'
      ? eq(insight.isBookmarked, true)
      : or(isNull(insight.supersededAt), eq(insight.isBookmarked, true));
  const countUsed = (actor: Actor, since: Date, executor: Executor = db): Promise<number> =>
    executor.$count(insightUsage, and(eq(insightUsage.userId, actor.userId), gte(insightUsage.createdAt, since)));
  const isAsked = isNotNull(insight.questions);

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async page(
      actor: Actor,
      projectId: ReadableProjectId,
      { offset, limit, filter, sort }: Page,
    ): Promise<{ rows: SeenInsight[]; total: number }> {
      const which = and(eq(insight.projectId, projectId), isShown(filter));
      const order = sort === 'asc' ? asc : desc;
      const [rows, total] = await Promise.all([
        db
          .select({ row: insight, isLiked: likeOf(actor) })
          .from(insight)
          .where(which)
          .orderBy(order(insight.createdAt), desc(insight.importance), asc(insight.id))
          .offset(offset)
          .limit(limit),
        db.$count(insight, which),
      ]);
      return { rows: rows.map(({ row, isLiked }) => ({ ...row, isLiked })), total };
    },

    async find(actor: Actor, id: string): Promise<SeenInsight | null> {
      const [found] = await db
        .select({ row: insight, isLiked: likeOf(actor) })
        .from(insight)
        .where(and(eq(insight.id, id), isVisibleTo(actor, insight.projectId)));
      return found ? { ...found.row, isLiked: found.isLiked } : null;
    },

    /** False when the actor has rated it before. */
    async rate(actor: Actor, insightId: string, isLiked: boolean, now: Date): Promise<boolean> {
      const rows = await db
        .insert(insightLike)
        .values({ insightId, userId: actor.userId, isLiked, createdAt: now })
        .onConflictDoNothing()
        .returning({ id: insightLike.id });
      return rows.length > 0;
    },

    async bookmark(actor: Actor, id: string, isBookmarked: boolean): Promise<boolean> {
      const rows = await db
        .update(insight)
        .set({ isBookmarked })
        .where(and(eq(insight.id, id), isEditableBy(actor, insight.projectId)))
        .returning({ id: insight.id });
      return rows.length > 0;
    },

    countUsed,

    /** Null when `max` have been asked since then. One at a time for a person: two at once cannot both be the last. */
    async ask(
      actor: Actor,
      { projectId, questions }: { projectId: EditableProjectId; questions: string[] },
      { since, max, now }: { since: Date; max: number; now: Date },
      tx: Transaction,
    ): Promise<InsightRow | null> {
      await takeLock(tx, 'customInsights', actor.userId);
      if ((await countUsed(actor, since, tx)) >= max) return null;
      const [row] = await tx
        .insert(insight)
        .values({
          projectId,
          key: sql`'asked:' || gen_random_uuid()`,
          askedBy: actor.userId,
          questions,
          state: 'pending',
          createdAt: now,
        })
        .returning();
      await tx.insert(insightUsage).values({ insightId: row!.id, userId: actor.userId, createdAt: now });
      return row!;
    },

    async asked(projectId: ReadableProjectId): Promise<InsightRow[]> {
      return db
        .select()
        .from(insight)
        .where(and(eq(insight.projectId, projectId), isAsked))
        .orderBy(desc(insight.createdAt), asc(insight.id));
    },

    async pending(actor: Actor): Promise<InsightRow[]> {
      return db
        .select()
        .from(insight)
        .where(
          and(
            eq(insight.askedBy, actor.userId),
            eq(insight.state, 'pending'),
            isAsked,
            isVisibleTo(actor, insight.projectId),
          ),
        )
        .orderBy(desc(insight.createdAt), asc(insight.id));
    },
  };
}

export type InsightRepository = ReturnType<typeof insightRepository>;

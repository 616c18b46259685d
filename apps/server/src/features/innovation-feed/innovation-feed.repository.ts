import type { FeedContent, FeedFilter, FeedItemKind } from '@groundwork/contract/innovation-feed';
import type { Generation } from '@groundwork/contract/insights';
import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isEditableBy, isVisibleTo, peopleOf, type ReadableProjectId } from '../projects/projects.access.ts';
import { feedItem, feedRun } from './innovation-feed.table.ts';

export type FeedRow = typeof feedItem.$inferSelect & { notesByName: string | null };
type Page = { offset: number; limit: number; filter: FeedFilter; sort: 'asc' | 'desc' };
export type NewItem = { kind: FeedItemKind; content: FeedContent };
export type FeedRun = typeof feedRun.$inferSelect;

export function feedRepository({ db }: Database) {
  const rows = () =>
    db
      .select({ row: feedItem, notesByName: user.name })
      .from(feedItem)
      .leftJoin(user, eq(user.id, feedItem.notesBy))
      .$dynamic();
  const chosen = (filter: FeedFilter) =>
    ({ all: undefined, starred: eq(feedItem.isStarred, true), has_notes: ne(feedItem.notes, '') })[filter];

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async page(
      projectId: ReadableProjectId,
      { offset, limit, filter, sort }: Page,
    ): Promise<{ rows: FeedRow[]; total: number }> {
      const which = and(eq(feedItem.projectId, projectId), chosen(filter));
      const order = sort === 'asc' ? asc : desc;
      const [found, total] = await Promise.all([
        rows()
          .where(which)
          .orderBy(order(feedItem.createdAt), asc(feedItem.place), asc(feedItem.id))
          .offset(offset)
          .limit(limit),
        db.$count(feedItem, which),
      ]);
      return { rows: found.map(({ row, notesByName }) => ({ ...row, notesByName })), total };
    },

    async find(actor: Actor, id: string): Promise<FeedRow | null> {
      const [found] = await rows().where(and(eq(feedItem.id, id), isVisibleTo(actor, feedItem.projectId)));
      return found ? { ...found.row, notesByName: found.notesByName } : null;
    },

    async star(actor: Actor, id: string, isStarred: boolean): Promise<boolean> {
      const changed = await db
        .update(feedItem)
        .set({ isStarred })
        .where(and(eq(feedItem.id, id), isEditableBy(actor, feedItem.projectId)))
        .returning({ id: feedItem.id });
      return changed.length > 0;
    },

    /** The new version; null when the notes have changed since `version`, or are not the actor's to change. */
    async updateNotes(
      actor: Actor,
      id: string,
      { notes, version }: { notes: string; version: number | undefined },
    ): Promise<number | null> {
      const [row] = await db
        .update(feedItem)
        .set({ notes, notesVersion: sql`${feedItem.notesVersion} + 1`, notesBy: actor.userId })
        .where(
          and(
            eq(feedItem.id, id),
            isEditableBy(actor, feedItem.projectId),
            version === undefined ? undefined : eq(feedItem.notesVersion, version),
          ),
        )
        .returning({ notesVersion: feedItem.notesVersion });
      return row?.notesVersion ?? null;
    },

    async generation(projectId: ReadableProjectId): Promise<Generation> {
      const [row] = await db.select().from(feedRun).where(eq(feedRun.projectId, projectId));
      return row
        ? { state: row.state, finishedAt: row.finishedAt?.toISOString() ?? null }
        : { state: 'never', finishedAt: null };
    },

    /** Records that the catalogue held when the feed began are not told as new. */
    async begin(projectId: string, { now, seenUntil }: { now: Date; seenUntil: Date }, tx: Transaction): Promise<void> {
      await tx
        .insert(feedRun)
        .values({ projectId, state: 'pending', requestedAt: now, seenUntil })
        .onConflictDoUpdate({ target: feedRun.projectId, set: { state: 'pending', requestedAt: now } });
    },

    async run(projectId: string): Promise<FeedRun | null> {
      const [row] = await db.select().from(feedRun).where(eq(feedRun.projectId, projectId));
      return row ?? null;
    },

    /** Projects whose feed somebody has opened, and that has not looked at what was stored up to `until`. */
    async due(until: Date, after: string | null, limit: number): Promise<string[]> {
      const found = await db
        .select({ id: feedRun.projectId })
        .from(feedRun)
        .where(and(lt(feedRun.seenUntil, until), after === null ? undefined : gt(feedRun.projectId, after)))
        .orderBy(asc(feedRun.projectId))
        .limit(limit);
      return found.map(({ id }) => id);
    },

    async known(projectId: string): Promise<Set<string>> {
      const found = await db
        .select({ engine: feedItem.searchEngine, id: feedItem.recordId })
        .from(feedItem)
        .where(eq(feedItem.projectId, projectId));
      return new Set(found.map(({ engine, id }) => `${engine}/${id}`));
    },

    /** Answers those that were not there yet: two looks at once tell a record once. */
    async add(projectId: string, items: readonly NewItem[], now: Date, tx: Transaction): Promise<number> {
      if (items.length === 0) return 0;
      const added = await tx
        .insert(feedItem)
        .values(
          items.map(({ kind, content }, place) => ({
            projectId,
            kind,
            content,
            place,
            searchEngine: content.searchEngine,
            recordId: content.recordId,
            createdAt: now,
          })),
        )
        .onConflictDoNothing()
        .returning({ id: feedItem.id });
      return added.length;
    },

    async end(
      projectId: string,
      { state, now, seenUntil }: { state: 'ready' | 'failed'; now: Date; seenUntil?: Date },
      tx?: Transaction,
    ): Promise<void> {
      await (tx ?? db)
        .update(feedRun)
        .set({ state, finishedAt: now, ...(seenUntil && { seenUntil }) })
        .where(eq(feedRun.projectId, projectId));
    },

    async people(projectId: string, tx: Transaction): Promise<string[]> {
      const { rows: found } = await tx.execute<{ id: string }>(
        sql`select people.* from (${peopleOf(projectId)}) as people(id)`,
      );
      return found.map(({ id }) => id);
    },
  };
}

export type FeedRepository = ReturnType<typeof feedRepository>;

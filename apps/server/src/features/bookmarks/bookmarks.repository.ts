import type { Engine } from '@groundwork/contract/engines';
import { BOOKMARKS_MAX } from '@groundwork/contract/limits';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  type SQL,
  sql,
  TransactionRollbackError,
} from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isSeenBy } from '../organisations/organisations.access.ts';
import { type EditableProjectId, isEditableBy, isVisibleTo, ownerOf } from '../projects/projects.access.ts';
import type { BookmarkedRecord, bookmarkedRecord } from './bookmarked-record.ts';
import { bookmark } from './bookmarks.table.ts';

type Item = { searchEngine: Engine; itemId: string };
export type BookmarkRow = Omit<typeof bookmark.$inferSelect, 'record'> & { record: BookmarkedRecord };

const REF = {
  id: bookmark.id,
  itemId: bookmark.itemId,
  searchEngine: bookmark.searchEngine,
  projectId: bookmark.projectId,
};

export type SavedItem = Item & { id: string; projectId: string };

/** Methods with an actor see and change only bookmarks of projects that the actor may see, or change. */
export function bookmarkRepository({ db }: Database) {
  const kept = (actor: Pick<Actor, 'userId'>, ...more: (SQL | undefined)[]) =>
    and(isVisibleTo(actor, bookmark.projectId), isSeenRecord(actor), isNull(bookmark.removedAt), ...more);
  // The kept copy of a record is as much its organization's own as the record.
  const isSeenRecord = (actor: Pick<Actor, 'userId'>) => isSeenBy(actor, sql`${bookmark.record} ->> 'collection'`);
  const inProject = (projectId: string, engine?: Engine) =>
    and(eq(bookmark.projectId, projectId), engine && eq(bookmark.searchEngine, engine));
  const editable = (actor: Actor, ids: string[]) =>
    and(isEditableBy(actor, bookmark.projectId), isSeenRecord(actor), inArray(bookmark.id, ids));
  const whole = (rows: (typeof bookmark.$inferSelect)[]) => rows as BookmarkRow[];
  const newestFirst = [desc(bookmark.createdAt), desc(bookmark.id)];

  /** One at a time for a project, so that two at once cannot both be the last that fits. */
  const lockProject = (tx: Transaction, projectId: string) => takeLock(tx, 'bookmarks', projectId);

  async function countKept(tx: Transaction, projectId: string): Promise<number> {
    const [row] = await tx
      .select({ count: count() })
      .from(bookmark)
      .where(and(inProject(projectId), isNull(bookmark.removedAt)));
    return row?.count ?? 0;
  }

  return {
    /** For jobs: of every project, in the order of their ids. */
    async savedAnywhere(engines: Engine[], after: string | null, limit: number): Promise<SavedItem[]> {
      const isLater = after === null ? undefined : gt(bookmark.id, after);
      return db
        .select(REF)
        .from(bookmark)
        .where(and(inArray(bookmark.searchEngine, engines), isNull(bookmark.removedAt), isLater))
        .orderBy(asc(bookmark.id))
        .limit(limit);
    },

    async list(actor: Actor, projectId: string, engine: Engine, page: { offset: number; limit: number }) {
      const rows = await db
        .select()
        .from(bookmark)
        .where(kept(actor, inProject(projectId, engine)))
        .orderBy(...newestFirst)
        .limit(page.limit)
        .offset(page.offset);
      return whole(rows);
    },

    async counts(actor: Actor, projectId: string) {
      return db
        .select({ searchEngine: bookmark.searchEngine, count: count() })
        .from(bookmark)
        .where(kept(actor, inProject(projectId)))
        .groupBy(bookmark.searchEngine);
    },

    /** All of a project, or of one of its data sets; `itemIds` narrows to these records. */
    async refs(actor: Actor, projectId: string, engine?: Engine, itemIds?: string[]) {
      return db
        .select(REF)
        .from(bookmark)
        .where(kept(actor, inProject(projectId, engine), itemIds && inArray(bookmark.itemId, itemIds)))
        .orderBy(...newestFirst);
    },

    /** The records that anybody bookmarked; for work on the catalogue alone. */
    async cited(): Promise<RecordRef[]> {
      return db.selectDistinct({ engine: bookmark.searchEngine, id: bookmark.itemId }).from(bookmark);
    },

    async newestOf(actor: Actor, { searchEngine, itemId }: Item, projectId?: string) {
      const isItem = and(eq(bookmark.searchEngine, searchEngine), eq(bookmark.itemId, itemId));
      const [row] = await db
        .select(REF)
        .from(bookmark)
        .where(kept(actor, isItem, projectId ? inProject(projectId) : undefined))
        .orderBy(...newestFirst)
        .limit(1);
      return row ?? null;
    },

    /** In whatever project. */
    async ofEngine(who: Pick<Actor, 'userId'>, engine: Engine): Promise<BookmarkRow[]> {
      const rows = await db
        .select()
        .from(bookmark)
        .where(kept(who, eq(bookmark.searchEngine, engine)))
        .orderBy(...newestFirst)
        .limit(BOOKMARKS_MAX);
      return whole(rows);
    },

    /** In the order asked; what was removed meanwhile is left out. */
    async findMany(actor: Actor, ids: string[]): Promise<BookmarkRow[]> {
      const rows = await db
        .select()
        .from(bookmark)
        .where(kept(actor, inArray(bookmark.id, ids)));
      const byId = new Map(whole(rows).map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    /**
     * Keeps what is there already as it is; what was removed begins anew. Answers the ids of the new ones, null (and nothing
     * is changed) when there would be more than `max`.
     */
    async add(
      projectId: EditableProjectId,
      records: ReturnType<typeof bookmarkedRecord>[],
      { max, now, forgetBefore }: { max: number; now: Date; forgetBefore: Date },
    ): Promise<string[] | null> {
      return db
        .transaction(async (tx) => {
          await lockProject(tx, projectId);
          await tx.delete(bookmark).where(and(inProject(projectId), lt(bookmark.removedAt, forgetBefore)));
          const anew = { note: '', tags: [], createdAt: now, removedAt: null };
          const added = await tx
            .insert(bookmark)
            .values(records.map((record) => ({ ...record, ...anew, projectId, ownerId: ownerOf(projectId) })))
            .onConflictDoUpdate({
              target: [bookmark.projectId, bookmark.searchEngine, bookmark.itemId],
              set: { ...anew, record: sql`excluded.record`, recordHash: sql`excluded.record_hash` },
              setWhere: isNotNull(bookmark.removedAt),
            })
            .returning({ id: bookmark.id });
          return (await countKept(tx, projectId)) <= max ? added.map(({ id }) => id) : tx.rollback();
        })
        .catch(nullOnRollback);
    },

    async update(actor: Actor, id: string, change: { note?: string; tags?: string[] }): Promise<BookmarkRow | null> {
      const rows = await db
        .update(bookmark)
        .set(change)
        .where(and(editable(actor, [id]), isNull(bookmark.removedAt)))
        .returning();
      return whole(rows)[0] ?? null;
    },

    /** The projects that these are or were in, as far as the actor may see them. */
    async projectsOf(actor: Actor, ids: string[]): Promise<string[]> {
      const rows = await db
        .selectDistinct({ id: bookmark.projectId })
        .from(bookmark)
        .where(and(isVisibleTo(actor, bookmark.projectId), isSeenRecord(actor), inArray(bookmark.id, ids)));
      return rows.map(({ id }) => id);
    },

    /** Answers how many there were. */
    async remove(actor: Actor, ids: string[], now: Date): Promise<number> {
      const rows = await db
        .update(bookmark)
        .set({ removedAt: now })
        .where(and(editable(actor, ids), isNull(bookmark.removedAt)))
        .returning({ id: bookmark.id });
      return rows.length;
    },

    /** Answers how many there are again, null (and nothing is changed) when a project would have more than `max`. */
    async restore(actor: Actor, ids: string[], max: number): Promise<number | null> {
      return db
        .transaction(async (tx) => {
          const own = editable(actor, ids);
          const projects = await tx
            .selectDistinct({ id: bookmark.projectId })
            .from(bookmark)
            .where(own)
            .orderBy(bookmark.projectId);
          for (const { id } of projects) await lockProject(tx, id);
          const rows = await tx.update(bookmark).set({ removedAt: null }).where(own).returning({ id: bookmark.id });
          for (const { id } of projects) if ((await countKept(tx, id)) > max) tx.rollback();
          return rows.length;
        })
        .catch(nullOnRollback);
    },
  };
}

export type BookmarkRepository = ReturnType<typeof bookmarkRepository>;

function nullOnRollback(error: unknown): null {
  if (error instanceof TransactionRollbackError) return null;
  throw error;
}

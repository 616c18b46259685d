import type { Engine } from '@groundwork/contract/engines';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { hashRecord } from '../../catalogue/record-hash.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { type BookmarkedRecord, bookmarkedRecord } from './bookmarked-record.ts';
import { bookmark } from './bookmarks.table.ts';

export interface BookmarkInArchive {
  searchEngine: Engine;
  itemId: string;
  note: string;
  tags: string[];
  createdAt: string;
  recordHash?: string | undefined;
  record: BookmarkedRecord;
}

/** Records may be long. */
const BATCH = 100;

/** A project's bookmarks in an archive, each with the record as it was; what an organization alone sees does not leave the house in one. */
export function bookmarksInArchive({ db }: Database) {
  const kept = (projectId: ReadableProjectId) =>
    and(
      eq(bookmark.projectId, projectId),
      isNull(bookmark.removedAt),
      isNull(sql`${bookmark.record} ->> 'collection'`),
    );
  return {
    count: (projectId: ReadableProjectId) => db.$count(bookmark, kept(projectId)),

    async *read(projectId: ReadableProjectId): AsyncGenerator<BookmarkInArchive[]> {
      const order = [bookmark.createdAt, bookmark.searchEngine, bookmark.itemId];
      for (let last: typeof bookmark.$inferSelect | undefined; ; ) {
        // The order is by nothing that an import changes.
        const isAfter =
          last &&
          sql`(${sql.join(order, sql`, `)}) > (${last.createdAt.toISOString()}, ${last.searchEngine}, ${last.itemId})`;
        const rows = await db
          .select()
          .from(bookmark)
          .where(and(kept(projectId), isAfter))
          .orderBy(...order)
          .limit(BATCH);
        yield rows.map(({ searchEngine, itemId, note, tags, createdAt, recordHash, record }) => ({
          searchEngine,
          itemId,
          note,
          tags,
          createdAt: createdAt.toISOString(),
          recordHash,
          record: record as BookmarkedRecord,
        }));
        last = rows.at(-1);
        if (rows.length < BATCH) return;
      }
    },

    async add(
      tx: Transaction,
      actor: Actor,
      projectId: EditableProjectId,
      bookmarks: BookmarkInArchive[],
    ): Promise<void> {
      if (bookmarks.length === 0) return;
      await tx.insert(bookmark).values(
        bookmarks.map(({ note, tags, createdAt, record, recordHash }) => ({
          ...bookmarkedRecord(record),
          recordHash: recordHash ?? hashRecord(record),
          note,
          tags,
          createdAt: new Date(createdAt),
          projectId,
          ownerId: actor.userId,
        })),
      );
    },
  };
}

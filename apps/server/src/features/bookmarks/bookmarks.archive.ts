import type { Engine } from '@groundwork/contract/engines';
import { and, asc, eq, gt, isNull, or } from 'drizzle-orm';
import { hashRecord } from '../../catalogue/record.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type BookmarkedRecord, bookmarkedRecord } from './bookmarked-record.ts';
import { bookmark } from './bookmarks.table.ts';

interface BookmarkInArchive {
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

/** A project's bookmarks in an archive, each with the record as it was. */
export function bookmarksInArchive({ db }: Database) {
  const kept = (projectId: string) => and(eq(bookmark.projectId, projectId), isNull(bookmark.removedAt));
  return {
    count: (projectId: string) => db.$count(bookmark, kept(projectId)),

    async *read(projectId: string): AsyncGenerator<BookmarkInArchive[]> {
      for (let last: { createdAt: Date; id: string } | undefined; ; ) {
        const isAfter =
          last &&
          or(
            gt(bookmark.createdAt, last.createdAt),
            and(eq(bookmark.createdAt, last.createdAt), gt(bookmark.id, last.id)),
          );
        const rows = await db
          .select()
          .from(bookmark)
          .where(and(kept(projectId), isAfter))
          .orderBy(asc(bookmark.createdAt), asc(bookmark.id))
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

    async add(tx: Transaction, actor: Actor, projectId: string, bookmarks: BookmarkInArchive[]): Promise<void> {
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

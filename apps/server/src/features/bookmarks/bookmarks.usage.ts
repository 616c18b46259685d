import { type SQL, sql } from 'drizzle-orm';
import { bookmark } from './bookmarks.table.ts';

/** The bookmarks in a person’s own projects, as parts of a statement about them. */
export const bookmarkUsage = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(pg_column_size(bookmark.*)), 0) from ${bookmark} where ${bookmark.ownerId} = ${userId})`,
  count: (userId: SQL): SQL =>
    sql`(select count(*) from ${bookmark} where ${bookmark.ownerId} = ${userId} and ${bookmark.removedAt} is null)`,
};

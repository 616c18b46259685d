import { type SQL, sql } from 'drizzle-orm';
import { libraryFile } from './library.table.ts';

/** A person's files, as a part of a statement about them. What has not arrived whole takes at most as much, and is cleared away. */
export const fileUsage = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(${libraryFile.size}), 0) from ${libraryFile} where ${libraryFile.ownerId} = ${userId} and ${libraryFile.status} <> 'pending')`,
};

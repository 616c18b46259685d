import { ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { libraryFile } from './library.table.ts';

/** A person's files, as a part of a statement about them. What has not arrived whole takes at most as much, and is cleared away. */
export const fileUsage = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(${libraryFile.size}), 0) from ${libraryFile} where ${libraryFile.ownerId} = ${userId} and ${libraryFile.status} <> 'pending')`,
};

/** Everybody's files that have arrived, for those who hold them against the storage. */
export const libraryFilesIn = ({ db }: Database) =>
  db
    .select({
      id: libraryFile.id,
      storageKey: libraryFile.storageKey,
      size: libraryFile.size,
      contentHash: libraryFile.contentHash,
    })
    .from(libraryFile)
    .where(ne(libraryFile.status, 'pending'));

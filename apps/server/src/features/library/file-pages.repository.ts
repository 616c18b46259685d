import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { libraryFile, libraryFileDeleted, libraryPage } from './library.table.ts';

/** The text of complete files, for work that was begun by whose files they are. */
export function filePagesRepository({ db }: Database) {
  return {
    /** Those of these files that are no more, and since when; null where their owner has gone with them. Whoever sees what cites them may know. */
    async gone(fileIds: string[]): Promise<Map<string, string | null>> {
      if (fileIds.length === 0) return new Map();
      const [there, deleted] = await Promise.all([
        db.select({ id: libraryFile.id }).from(libraryFile).where(inArray(libraryFile.id, fileIds)),
        db.select().from(libraryFileDeleted).where(inArray(libraryFileDeleted.fileId, fileIds)),
      ]);
      const kept = new Set(there.map(({ id }) => id));
      const since = new Map(deleted.map(({ fileId, deletedAt }) => [fileId, deletedAt.toISOString()]));
      return new Map(fileIds.filter((id) => !kept.has(id)).map((id) => [id, since.get(id) ?? null]));
    },

    /** Pages of these files of this person, file by file; what is gone or another's is left out. */
    async of(userId: string, fileIds: string[], limit: number) {
      if (fileIds.length === 0) return [];
      const rows = await db
        .select({
          fileId: libraryFile.id,
          folderId: libraryFile.folderId,
          fileName: libraryFile.name,
          number: libraryPage.number,
          label: libraryPage.label,
          text: libraryPage.text,
          addedAt: libraryFile.createdAt,
        })
        .from(libraryPage)
        .innerJoin(libraryFile, eq(libraryFile.id, libraryPage.fileId))
        .where(
          and(eq(libraryFile.ownerId, userId), inArray(libraryFile.id, fileIds), eq(libraryFile.status, 'complete')),
        )
        .orderBy(asc(libraryFile.nameKey), asc(libraryFile.id), asc(libraryPage.number))
        .limit(limit);
      return rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
    },
  };
}

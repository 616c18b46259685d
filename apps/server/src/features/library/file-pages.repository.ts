import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { libraryFile, libraryPage } from './library.table.ts';

/** The text of complete files, for work that was begun by whose files they are. */
export function filePagesRepository({ db }: Database) {
  return {
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

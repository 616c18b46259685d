import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { libraryFile, libraryPage } from './library.table.ts';
import { storedSearchText } from './searched-text.ts';

const AT_ONCE = 50;

/** Files from before their texts were written for searching. */
export function searchTextRepository({ db }: Database) {
  async function writePages(): Promise<number> {
    const { fileId, number, text } = libraryPage;
    const rows = await db
      .select({ fileId, number, text })
      .from(libraryPage)
      .where(isNull(libraryPage.searched))
      .limit(AT_ONCE);
    for (const row of rows)
      await db
        .update(libraryPage)
        .set({ searched: storedSearchText(row.text) })
        .where(and(eq(fileId, row.fileId), eq(number, row.number)));
    return rows.length;
  }

  async function writeNames(): Promise<number> {
    const { id, nameKey } = libraryFile;
    const rows = await db
      .select({ id, nameKey })
      .from(libraryFile)
      .where(isNull(libraryFile.nameSearched))
      .limit(AT_ONCE);
    for (const row of rows)
      await db
        .update(libraryFile)
        .set({ nameSearched: storedSearchText(row.nameKey) })
        // It may have been renamed since.
        .where(and(eq(id, row.id), eq(nameKey, row.nameKey)));
    return rows.length;
  }

  return {
    /** False when nothing is left. */
    writeSome: async (): Promise<boolean> => (await writePages()) + (await writeNames()) > 0,
  };
}

export type SearchTextRepository = ReturnType<typeof searchTextRepository>;

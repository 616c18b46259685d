import { messageRefOf } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ExtractedPage } from './extract/extraction.ts';
import { libraryFile, libraryPage } from './library.table.ts';
import { storedSearchText } from './searched-text.ts';

const PAGES_AT_ONCE = 50;

type Facts = Pick<typeof libraryFile.$inferSelect, 'pages' | 'characters' | 'recognition' | 'contentHash'>;
/** Why a file could not be read, in its words and by its text. */
export const failedFor = (reason: Message) => ({
  status: 'failed' as const,
  reason: reason.text,
  reasonSaid: messageRefOf(reason),
});

type Ended =
  | ({ status: 'complete'; progress: 100; reason: null; reasonSaid: null } & Facts)
  | ReturnType<typeof failedFor>;

/** The jobs' queries. They act for the system: they were enqueued by somebody who may have the file. */
export function extractionRepository({ db }: Database) {
  const active = (fileId: string) => and(eq(libraryFile.id, fileId), eq(libraryFile.status, 'processing'));
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** Null when it is gone, done or cancelled. */
    async findActive(fileId: string) {
      const [row] = await db.select().from(libraryFile).where(active(fileId));
      return row ?? null;
    },

    /** False when the file was deleted or its processing cancelled meanwhile: then the job stops. */
    async setProgress(fileId: string, progress: number): Promise<boolean> {
      const rows = await db
        .update(libraryFile)
        .set({ progress })
        .where(active(fileId))
        .returning({ id: libraryFile.id });
      return rows.length > 0;
    },

    /** In short transactions. A run that was killed between them begins anew; until the end nobody sees the pages. */
    async savePages(fileId: string, pages: ExtractedPage[]): Promise<void> {
      await db.delete(libraryPage).where(eq(libraryPage.fileId, fileId));
      for (let at = 0; at < pages.length; at += PAGES_AT_ONCE) {
        const some = pages.slice(at, at + PAGES_AT_ONCE);
        await db
          .insert(libraryPage)
          .values(
            some.map((page, index) => ({
              ...page,
              fileId,
              number: at + index + 1,
              searched: storedSearchText(page.text),
            })),
          )
          .onConflictDoNothing();
      }
    },

    /** Answers its owner; null when it is gone or cancelled. */
    async end(fileId: string, change: Ended, tx: Transaction): Promise<string | null> {
      const [row] = await tx
        .update(libraryFile)
        .set(change)
        .where(active(fileId))
        .returning({ ownerId: libraryFile.ownerId });
      return row?.ownerId ?? null;
    },

    filesOf: (userIds: string[], tx: Transaction) =>
      tx.select().from(libraryFile).where(inArray(libraryFile.ownerId, userIds)),

    /** Uploads that were begun and left. */
    async findAbandoned(before: Date, limit: number) {
      return db
        .select()
        .from(libraryFile)
        .where(and(eq(libraryFile.status, 'pending'), lt(libraryFile.touchedAt, before)))
        .orderBy(asc(libraryFile.touchedAt))
        .limit(limit);
    },

    /** False when it was gone on with meanwhile. */
    async forgetAbandoned(fileId: string, before: Date): Promise<boolean> {
      const rows = await db
        .delete(libraryFile)
        .where(and(eq(libraryFile.id, fileId), eq(libraryFile.status, 'pending'), lt(libraryFile.touchedAt, before)))
        .returning({ id: libraryFile.id });
      return rows.length > 0;
    },
  };
}

export type ExtractionRepository = ReturnType<typeof extractionRepository>;

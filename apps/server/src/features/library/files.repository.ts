import type { FileSort, FileStatus } from '@groundwork/contract/library';
import { nameKey } from '@groundwork/contract/library.names';
import { and, asc, count, desc, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { nullIfTaken } from '../../platform/db/null-if-taken.ts';
import type { Actor } from '../../platform/http/context.ts';
import { libraryFile, libraryFileDeleted } from './library.table.ts';
import { nameHolds } from './name-holds.ts';
import { named } from './named.ts';

export type FileRow = typeof libraryFile.$inferSelect;
/** The room that a person's files take; those on their way count with their whole size until they are given up. */
export type LibraryUse = { files: number; bytes: number };

type NewFile = Omit<typeof libraryFile.$inferInsert, 'ownerId'>;

const ORDER: Record<FileSort, SQL[]> = {
  'name-asc': [asc(libraryFile.nameKey), asc(libraryFile.id)],
  'name-desc': [desc(libraryFile.nameKey), desc(libraryFile.id)],
  'date-asc': [asc(libraryFile.createdAt), asc(libraryFile.id)],
  'date-desc': [desc(libraryFile.createdAt), desc(libraryFile.id)],
};

/** One at a time for a person, until the transaction ends: two at once cannot both be the last that fits. */
export async function lockedUse(tx: Transaction, actor: Actor): Promise<LibraryUse> {
  await takeLock(tx, 'library', actor.userId);
  const [use] = await tx
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${libraryFile.size}), 0)`.mapWith(Number) })
    .from(libraryFile)
    .where(eq(libraryFile.ownerId, actor.userId));
  return use!;
}

/** For calls by people: every method is limited to the actor's own files. */
export function fileRepository({ db }: Database) {
  const own = (actor: Actor, ...more: (SQL | undefined)[]) => and(eq(libraryFile.ownerId, actor.userId), ...more);
  const inFolder = (folderId: string) => eq(libraryFile.folderId, folderId);
  const remember = async (deleted: FileRow[], tx: Transaction) => {
    if (deleted.length > 0) await tx.insert(libraryFileDeleted).values(deleted.map(({ id }) => ({ fileId: id })));
  };

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** A page of a folder and how many there are in all; `query` narrows to names that hold it. */
    async page(
      actor: Actor,
      folderId: string,
      { sort, query, limit, offset }: { sort: FileSort; query: string; limit: number; offset: number },
    ): Promise<{ rows: FileRow[]; total: number }> {
      const where = own(actor, inFolder(folderId), query === '' ? undefined : nameHolds(query));
      const [rows, [all]] = await Promise.all([
        db
          .select()
          .from(libraryFile)
          .where(where)
          .orderBy(...ORDER[sort])
          .limit(limit)
          .offset(offset),
        db.select({ count: count() }).from(libraryFile).where(where),
      ]);
      return { rows, total: all?.count ?? 0 };
    },

    /** Names that are taken; what has not arrived yet may be sent again. */
    async names(actor: Actor, folderId: string): Promise<string[]> {
      const rows = await db
        .select({ name: libraryFile.name })
        .from(libraryFile)
        .where(own(actor, inFolder(folderId), ne(libraryFile.status, 'pending')))
        .orderBy(asc(libraryFile.nameKey));
      return rows.map(({ name }) => name);
    },

    async find(actor: Actor, id: string): Promise<FileRow | null> {
      const [row] = await db
        .select()
        .from(libraryFile)
        .where(own(actor, eq(libraryFile.id, id)));
      return row ?? null;
    },

    /** In the order asked; what is gone is left out. */
    async findMany(actor: Actor, ids: string[]): Promise<FileRow[]> {
      const rows = await db
        .select()
        .from(libraryFile)
        .where(own(actor, inArray(libraryFile.id, ids)));
      return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
    },

    async findByName(actor: Actor, folderId: string, name: string): Promise<FileRow | null> {
      const [row] = await db
        .select()
        .from(libraryFile)
        .where(own(actor, inFolder(folderId), eq(libraryFile.nameKey, nameKey(name))));
      return row ?? null;
    },

    /** Null when the folder has a file of this name, what is there already when there is no room for it. */
    async create(actor: Actor, values: NewFile, max: LibraryUse): Promise<FileRow | LibraryUse | null> {
      return db.transaction(async (tx) => {
        const use = await lockedUse(tx, actor);
        if (use.files >= max.files || use.bytes + values.size > max.bytes) return use;
        const [row] = await tx
          .insert(libraryFile)
          .values({ ...values, ownerId: actor.userId })
          .onConflictDoNothing()
          .returning();
        return row ?? null;
      });
    },

    /** Changes it when it is in one of these states; null when it isn't any more. */
    async transition(
      actor: Actor,
      id: string,
      from: FileStatus[],
      change: Partial<FileRow>,
      tx: Transaction | Database['db'] = db,
    ): Promise<FileRow | null> {
      const [row] = await tx
        .update(libraryFile)
        .set(change)
        .where(own(actor, eq(libraryFile.id, id), inArray(libraryFile.status, from)))
        .returning();
      return row ?? null;
    },

    /** Renames or moves it; null when there is a file of that name. */
    async place(actor: Actor, id: string, { folderId, name }: { folderId: string; name: string }) {
      const rows = await nullIfTaken(
        db
          .update(libraryFile)
          .set({ folderId, ...named(name) })
          .where(own(actor, eq(libraryFile.id, id)))
          .returning(),
      );
      return rows?.[0] ?? null;
    },

    async delete(actor: Actor, id: string, tx: Transaction): Promise<FileRow | null> {
      const rows = await tx
        .delete(libraryFile)
        .where(own(actor, eq(libraryFile.id, id)))
        .returning();
      await remember(rows, tx);
      return rows[0] ?? null;
    },

    async deleteAllOf(actor: Actor, folderId: string, tx: Transaction): Promise<FileRow[]> {
      const rows = await tx
        .delete(libraryFile)
        .where(own(actor, inFolder(folderId)))
        .returning();
      await remember(rows, tx);
      return rows;
    },
  };
}

export type FileRepository = ReturnType<typeof fileRepository>;

import { nameKey } from '@groundwork/contract/library.names';
import { OTHER_DOCUMENTS } from '@groundwork/contract/library.texts';
import { and, count, eq, type SQL, sql } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { nullIfTaken } from '../../platform/db/null-if-taken.ts';
import type { Actor } from '../../platform/http/context.ts';
import { libraryFolder } from './library.table.ts';

export type FolderRow = typeof libraryFolder.$inferSelect;
export type CountedFolder = FolderRow & { fileCount: number };

/** Every method sees only the actor's own folders. A change to a name that is taken answers null. */
export function folderRepository({ db }: Database) {
  const own = (actor: Actor, ...more: (SQL | undefined)[]) => and(eq(libraryFolder.ownerId, actor.userId), ...more);
  const fileCount = sql<number>`(SELECT count(*) FROM library_file f WHERE f.folder_id = library_folder.id)`;
  const counted = async (where: SQL | undefined): Promise<CountedFolder[]> => {
    const rows = await db.select({ folder: libraryFolder, fileCount }).from(libraryFolder).where(where);
    return rows.map((row) => ({ ...row.folder, fileCount: Number(row.fileCount) }));
  };
  return {
    list: (actor: Actor) => counted(own(actor)),

    async find(actor: Actor, id: string): Promise<CountedFolder | null> {
      const [row] = await counted(own(actor, eq(libraryFolder.id, id)));
      return row ?? null;
    },

    async findByName(actor: Actor, name: string): Promise<CountedFolder | null> {
      const [row] = await counted(own(actor, eq(libraryFolder.nameKey, nameKey(name))));
      return row ?? null;
    },

    /** No more of several calls at once succeed than there is room for. */
    async create(actor: Actor, name: string, max: number): Promise<FolderRow | 'taken' | 'full'> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'library', actor.userId);
        const [had] = await tx.select({ folders: count() }).from(libraryFolder).where(own(actor));
        if (had!.folders >= max) return 'full';
        const [row] = await tx
          .insert(libraryFolder)
          .values({ ownerId: actor.userId, name, nameKey: nameKey(name) })
          .onConflictDoNothing()
          .returning();
        return row ?? 'taken';
      });
    },

    /** 'Other Documents' is made when it is first looked for; two at once make one. */
    async other(actor: Actor): Promise<FolderRow> {
      const key = nameKey(OTHER_DOCUMENTS);
      const find = () =>
        db
          .select()
          .from(libraryFolder)
          .where(own(actor, eq(libraryFolder.nameKey, key)));
      const [found] = await find();
      if (found) return found;
      await db
        .insert(libraryFolder)
        .values({ ownerId: actor.userId, name: OTHER_DOCUMENTS, nameKey: key, isOther: true })
        .onConflictDoNothing();
      return (await find())[0]!;
    },

    async rename(actor: Actor, id: string, name: string): Promise<FolderRow | null> {
      const rows = await nullIfTaken(
        db
          .update(libraryFolder)
          .set({ name, nameKey: nameKey(name) })
          .where(own(actor, eq(libraryFolder.id, id)))
          .returning(),
      );
      return rows?.[0] ?? null;
    },

    async delete(actor: Actor, id: string, tx: Transaction): Promise<boolean> {
      const rows = await tx
        .delete(libraryFolder)
        .where(own(actor, eq(libraryFolder.id, id)))
        .returning({ id: libraryFolder.id });
      return rows.length > 0;
    },
  };
}

export type FolderRepository = ReturnType<typeof folderRepository>;

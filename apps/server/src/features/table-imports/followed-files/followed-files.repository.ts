import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import type { Importers } from '../table-imports.repository.ts';
import { followedFile } from './followed-files.table.ts';

export type FollowedFileRow = typeof followedFile.$inferSelect;

/** The service lets only those come here who may import, as with imports. */
export function followedFileRepository({ db }: Database) {
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async create(row: typeof followedFile.$inferInsert, tx: Transaction): Promise<void> {
      await tx.insert(followedFile).values(row);
    },

    async find(id: string): Promise<FollowedFileRow | null> {
      const [row] = await db.select().from(followedFile).where(eq(followedFile.id, id));
      return row ?? null;
    },

    async list({ everybody, owners }: Importers): Promise<FollowedFileRow[]> {
      const ids = owners.map(({ id }) => id);
      return db
        .select()
        .from(followedFile)
        .where(everybody ? undefined : inArray(followedFile.ownerId, ids))
        .orderBy(asc(followedFile.name), asc(followedFile.id));
    },

    /** Null when it is gone. */
    async change(
      id: string,
      values: Partial<Omit<FollowedFileRow, 'id'>>,
      tx?: Transaction,
    ): Promise<FollowedFileRow | null> {
      const [row] = await (tx ?? db).update(followedFile).set(values).where(eq(followedFile.id, id)).returning();
      return row ?? null;
    },

    async due(now: Date): Promise<FollowedFileRow[]> {
      return db
        .select()
        .from(followedFile)
        .where(and(eq(followedFile.state, 'active'), lte(followedFile.nextRunAt, now)));
    },

    /** Moves the time on; false when another process did. */
    async advance({ id, nextRunAt }: FollowedFileRow, next: Date): Promise<boolean> {
      const rows = await db
        .update(followedFile)
        .set({ nextRunAt: next })
        .where(and(eq(followedFile.id, id), eq(followedFile.nextRunAt, nextRunAt!)))
        .returning({ id: followedFile.id });
      return rows.length > 0;
    },

    async delete(id: string): Promise<boolean> {
      return (
        (await db.delete(followedFile).where(eq(followedFile.id, id)).returning({ id: followedFile.id })).length > 0
      );
    },
  };
}

export type FollowedFileRepository = ReturnType<typeof followedFileRepository>;

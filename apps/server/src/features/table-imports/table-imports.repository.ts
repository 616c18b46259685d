import type { ImportOwner } from '@groundwork/contract/table-imports';
import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { forgetOwnColumns } from './own-columns.access.ts';
import { tableImport } from './table-imports.table.ts';

export type TableImportRow = typeof tableImport.$inferSelect;
/** For whom somebody may import. */
export type Importers = { everybody: boolean; owners: ImportOwner[] };
type State = TableImportRow['state'];

const LISTED = 100;
/** Mappings of so many imports are looked at to recognise the next file of a kind. */
const MAPPINGS_SEEN = 200;

/** Imports belong to the installation or to an organization: the service lets only those come here who may import for it. */
export function tableImportRepository(database: Database) {
  const { db } = database;
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) =>
      db.transaction(work).finally(() => forgetOwnColumns(database)),

    async create(row: typeof tableImport.$inferInsert, tx?: Transaction): Promise<void> {
      await (tx ?? db).insert(tableImport).values(row);
    },

    async find(id: string): Promise<TableImportRow | null> {
      const [row] = await db.select().from(tableImport).where(eq(tableImport.id, id));
      return row ?? null;
    },

    /** Those that were started, for everybody and for whomever, or for these organizations alone. */
    async list({ everybody, owners }: Importers): Promise<TableImportRow[]> {
      const ids = owners.map(({ id }) => id);
      return db
        .select()
        .from(tableImport)
        .where(and(isNotNull(tableImport.source), everybody ? undefined : inArray(tableImport.ownerId, ids)))
        .orderBy(desc(tableImport.createdAt))
        .limit(LISTED);
    },

    /** Mappings of imports that ended well, the newest first: everybody's, and those of the same organization. */
    async mappings(ownerId: string | null) {
      const isOurs = or(isNull(tableImport.ownerId), ownerId === null ? undefined : eq(tableImport.ownerId, ownerId));
      const rows = await db
        .select({ mapping: tableImport.mapping })
        .from(tableImport)
        .where(and(eq(tableImport.state, 'complete'), isNotNull(tableImport.mapping), isOurs))
        .orderBy(desc(tableImport.createdAt))
        .limit(MAPPINGS_SEEN);
      return rows.flatMap(({ mapping }) => mapping ?? []);
    },

    /** Those of a file that is kept fresh that ended well and stand, the newest first; no more are asked for than two. */
    async takenFrom(followedId: string): Promise<string[]> {
      const rows = await db
        .select({ id: tableImport.id })
        .from(tableImport)
        .where(and(eq(tableImport.followedId, followedId), eq(tableImport.state, 'complete')))
        .orderBy(desc(tableImport.createdAt))
        .limit(2);
      return rows.map(({ id }) => id);
    },

    /** Null when the import is in none of these states any more. */
    async transition(
      id: string,
      from: State[],
      values: Partial<Omit<TableImportRow, 'id'>>,
      tx?: Transaction,
    ): Promise<TableImportRow | null> {
      const [row] = await (tx ?? db)
        .update(tableImport)
        .set(values)
        .where(and(eq(tableImport.id, id), inArray(tableImport.state, from)))
        .returning();
      forgetOwnColumns(database);
      return row ?? null;
    },

    /** Begun before then and never started. */
    async abandoned(before: Date): Promise<TableImportRow[]> {
      return db
        .select()
        .from(tableImport)
        .where(and(inArray(tableImport.state, ['uploading', 'ready']), lt(tableImport.createdAt, before)));
    },

    async endedBefore(before: Date, after: Date): Promise<string[]> {
      const rows = await db
        .select({ id: tableImport.id, endedAt: tableImport.endedAt })
        .from(tableImport)
        .where(lt(tableImport.endedAt, before));
      return rows.flatMap(({ id, endedAt }) => (endedAt && endedAt >= after ? id : []));
    },

    async delete(id: string): Promise<void> {
      await db.delete(tableImport).where(eq(tableImport.id, id));
    },
  };
}

export type TableImportRepository = ReturnType<typeof tableImportRepository>;

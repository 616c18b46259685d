import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { tableImport } from './table-imports.table.ts';

export type TableImportRow = typeof tableImport.$inferSelect;
type State = TableImportRow['state'];

const LISTED = 100;
/** Mappings of so many imports are looked at to recognise the next file of a kind. */
const MAPPINGS_SEEN = 200;

/** Imports belong to the installation: the service lets only operators come here. */
export function tableImportRepository({ db }: Database) {
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async create(row: typeof tableImport.$inferInsert): Promise<void> {
      await db.insert(tableImport).values(row);
    },

    async find(id: string): Promise<TableImportRow | null> {
      const [row] = await db.select().from(tableImport).where(eq(tableImport.id, id));
      return row ?? null;
    },

    /** Those that were started. */
    async list(): Promise<TableImportRow[]> {
      return db
        .select()
        .from(tableImport)
        .where(isNotNull(tableImport.source))
        .orderBy(desc(tableImport.createdAt))
        .limit(LISTED);
    },

    /** Of imports that ended well, the newest first. */
    async mappings() {
      const rows = await db
        .select({ mapping: tableImport.mapping })
        .from(tableImport)
        .where(and(eq(tableImport.state, 'complete'), isNotNull(tableImport.mapping)))
        .orderBy(desc(tableImport.createdAt))
        .limit(MAPPINGS_SEEN);
      return rows.flatMap(({ mapping }) => mapping ?? []);
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

import { and, asc, getTableColumns, gt, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The rows of a table that are about one person. Each feature declares its own tables, beside them. */
export interface PersonalData {
  /** Name of its file in the export. */
  name: string;
  table: PgTable;
  columns: string[];
  /** Draws a few rows at a time, in the order of the key. */
  rows(userId: string): AsyncGenerator<Record<string, unknown>>;
}

interface Description<Table extends PgTable> {
  name: string;
  table: Table;
  /** Unique; the rows are read in its order. */
  key: PgColumn;
  of(userId: string): SQL;
  /** Columns that are nobody's to read: secrets, and what only the machine needs. */
  without?: (keyof Table['_']['columns'] & string)[];
}

const BATCH = 50;

export function personalData<Table extends PgTable>(
  { db }: Database,
  { name, table, key, of, without = [] }: Description<Table>,
): PersonalData {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([column]) => !without.includes(column)),
  ) as Record<string, PgColumn>;
  return {
    name,
    table,
    columns: Object.keys(columns),
    async *rows(userId) {
      for (let last: unknown; ; ) {
        const batch = await db
          .select({ row: columns, last: key })
          .from(table as PgTable)
          .where(and(of(userId), last === undefined ? undefined : gt(key, last)))
          .orderBy(asc(key))
          .limit(BATCH);
        for (const { row } of batch) yield row as Record<string, unknown>;
        if (batch.length < BATCH) return;
        last = batch.at(-1)!.last;
      }
    },
  };
}

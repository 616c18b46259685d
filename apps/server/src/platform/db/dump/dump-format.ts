import { createHash } from 'node:crypto';

/** What stands in a dump besides its rows: which migrations had made the tables, and what is counted on. */
export interface DumpSchema {
  /** `createdAt` is the migration's own moment, by which a newer program finds it among its own. */
  migrations: { hash: string; createdAt: number }[];
  tables: DumpTable[];
  sequences: { schema: string; name: string; last: string; isCalled: boolean }[];
}

export interface DumpTable {
  schema: string;
  name: string;
  /** In the order of the values of a row. */
  columns: string[];
}

/** Some rows of a table, one a line: a JSON array of the columns' values in PostgreSQL's own text, or null. */
export interface DumpBatch {
  table: DumpTable;
  text: string;
}

/** How many rows a table has, and a sum over them that is the same in whatever order they come. */
export interface RowSum {
  rows: number;
  sum: string;
}

export const tableKey = ({ schema, name }: Pick<DumpTable, 'schema' | 'name'>): string => `${schema}.${name}`;

/** Counts and sums rows, table by table. */
export class RowSums {
  readonly #sums = new Map<string, { rows: number; sum: bigint }>();

  add({ table, text }: DumpBatch): void {
    const entry = this.#sums.get(tableKey(table)) ?? { rows: 0, sum: 0n };
    for (const line of linesOf(text)) {
      entry.rows += 1;
      entry.sum = BigInt.asUintN(64, entry.sum + createHash('sha256').update(line).digest().readBigUInt64LE());
    }
    this.#sums.set(tableKey(table), entry);
  }

  /** Leaves out tables without rows. */
  toJSON(): Record<string, RowSum> {
    return Object.fromEntries([...this.#sums].map(([key, { rows, sum }]) => [key, { rows, sum: sum.toString(16) }]));
  }
}

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean);

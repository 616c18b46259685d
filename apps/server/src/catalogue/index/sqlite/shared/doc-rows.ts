import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { sumOfVarints } from './varint.ts';

/** The columns of a record that readers mirror. */
export interface DocRow {
  docid: number;
  engine: number;
  isSample: number;
  /** Bits of HIDDEN. */
  hidden: number;
  date: number;
  /** Minutes since 1970, 0 for none. */
  closes: number;
  amount: number | null;
  /** When first stored, in seconds since 1970. */
  seen: number;
  /** Words over all text columns. */
  length: number;
  /** Facet codes, 32 bits each, little end first. */
  facets: Uint8Array;
}

type Values = [number, number, number, number, number, number, number | null, number, Uint8Array, Uint8Array];

/** Reads the rows of docids from one up to another. */
export class DocRows {
  private readonly statement: StatementSync;

  constructor(db: DatabaseSync) {
    // FTS5 keeps the number of words of each column of each row in its docsize table.
    this.statement = db.prepare(
      'select docid, engine, is_sample, hidden, date, closes, amount, seen, facets, sz from docs join fts_docsize on id = docid ' +
        'where docid between ? and ? order by docid',
    );
    this.statement.setReturnArrays(true);
  }

  *between(from: number, to: number): Generator<DocRow> {
    const rows = this.statement.iterate(from, to) as unknown as Iterable<Values>;
    for (const [docid, engine, isSample, hidden, date, closes, amount, seen, facets, sizes] of rows) {
      yield { docid, engine, isSample, hidden, date, closes, amount, seen, facets, length: sumOfVarints(sizes) };
    }
  }
}

export function codesOf({ facets }: DocRow): Uint32Array {
  const codes = new Uint32Array(facets.length / 4);
  for (let i = 0; i < codes.length; i++) {
    const at = i * 4;
    codes[i] = facets[at]! | (facets[at + 1]! << 8) | (facets[at + 2]! << 16) | (facets[at + 3]! << 24);
  }
  return codes;
}

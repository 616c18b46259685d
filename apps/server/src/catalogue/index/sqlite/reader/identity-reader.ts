import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { IdentityGroup } from '../../index.port.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { IdentityQuery } from '../shared/protocol.ts';
import { withCapacity } from './capacity.ts';
import type { RecordColumns } from './record-columns.ts';
import type { RecordReader } from './record-reader.ts';
import { TopDocOrdinals } from './top-k.ts';

/** Rows read of one key: enough to count the largest university, and an end to what nobody would look through. */
const ROWS_MAX = 20_000;
/** More than any date, which is yyyymmdd: an earlier key comes before every date of a later one. */
const DATES = 100_000_000;

/** Finds records by the keys of their parties and their own numbers. */
export class IdentityReader {
  private readonly recordColumns: RecordColumns;
  private readonly records: RecordReader;
  private readonly cancellation: Cancellation;
  private readonly docids: StatementSync;
  /** 1 when an earlier key found it, by doc ordinal, while one question is answered. */
  private seen = new Uint8Array(0);

  constructor(db: DatabaseSync, recordColumns: RecordColumns, records: RecordReader, cancellation: Cancellation) {
    this.recordColumns = recordColumns;
    this.records = records;
    this.cancellation = cancellation;
    // One text for all: a row of its own for each costs some ten times as much.
    this.docids = db.prepare(
      'select group_concat(docid) from (select docid from identities where key = ? order by key, engine, date, docid limit ?)',
    );
    this.docids.setReturnArrays(true);
  }

  find({ keys, exclude, perEngine, withHidden = false, only }: IdentityQuery): IdentityGroup[] {
    const { columns, engineNames } = this.recordColumns;
    this.seen = withCapacity(this.seen, columns.size);
    const { seen } = this;
    const isListed = columns.listing(only);
    const own = exclude ? this.records.docOrdinalOf(exclude) : -1;
    if (own >= 0) seen[own] = 1;
    const found: number[] = [];
    const byEngine = new Map<number, { total: number; best: TopDocOrdinals }>();
    try {
      keys.forEach((key, rank) => {
        this.cancellation.check();
        this.eachDocid(key, (docid) => {
          const docOrdinal = columns.docOrdinalOf(docid);
          if (
            docOrdinal < 0 ||
            seen[docOrdinal] === 1 ||
            !columns.isSeen(docOrdinal) ||
            (!withHidden && !isListed(docOrdinal))
          )
            return;
          seen[docOrdinal] = 1;
          found.push(docOrdinal);
          const engine = columns.engine[docOrdinal]!;
          let group = byEngine.get(engine);
          if (!group) {
            group = { total: 0, best: new TopDocOrdinals(perEngine) };
            byEngine.set(engine, group);
          }
          group.total += 1;
          group.best.offer(docOrdinal, columns.date[docOrdinal]! - rank * DATES);
        });
      });
    } finally {
      for (const docOrdinal of found) seen[docOrdinal] = 0;
      if (own >= 0) seen[own] = 0;
    }
    return [...byEngine].map(([engine, { total, best }]) => ({
      engine: engineNames[engine] as IdentityGroup['engine'],
      total,
      records: best.sorted().map(({ docOrdinal }) => this.records.byDocOrdinal(docOrdinal)),
    }));
  }

  private eachDocid(key: string, use: (docid: number) => void): void {
    const [list] = this.docids.all(key, ROWS_MAX)[0] as unknown as [string | null];
    if (list === null) return;
    let docid = 0;
    for (let at = 0; at < list.length; at++) {
      const digit = list.charCodeAt(at) - ZERO;
      if (digit >= 0) docid = docid * 10 + digit;
      else {
        use(docid);
        docid = 0;
      }
    }
    use(docid);
  }
}

const ZERO = '0'.charCodeAt(0);

import type { DatabaseSync } from 'node:sqlite';
import type { IdentityGroup } from '../../index.port.ts';
import type { IdentityQuery } from '../shared/protocol.ts';
import type { Mirror } from './mirror.ts';
import type { RecordReader } from './record-reader.ts';

/** Rows read of one key: enough to count the largest university, and an end to what nobody would look through. */
const ROWS_MAX = 20_000;

/** Finds records by the keys of their parties and their own numbers. */
export class IdentityReader {
  private readonly mirror: Mirror;
  private readonly records: RecordReader;
  private readonly rows;

  constructor(db: DatabaseSync, mirror: Mirror, records: RecordReader) {
    this.mirror = mirror;
    this.records = records;
    this.rows = db.prepare('select engine, date, docid from identities where key = ? limit ?');
    this.rows.setReturnArrays(true);
  }

  find({ keys, exclude, perEngine, withHidden = false, only }: IdentityQuery): IdentityGroup[] {
    const { columns, engineNames } = this.mirror;
    const excluded = exclude ? this.records.docidOf(this.mirror.engineCodes.get(exclude.engine), exclude.id) : null;
    const seen = new Set<number>();
    const byEngine = new Map<number, { docid: number; date: number; rank: number }[]>();
    keys.forEach((key, rank) => {
      for (const [engine, date, docid] of this.rows.all(key, ROWS_MAX) as unknown as [number, number, number][]) {
        if (docid === excluded || seen.has(docid)) continue;
        const slot = columns.slotOf(docid);
        if (slot < 0 || (!withHidden && !columns.isListed(slot, only))) continue;
        seen.add(docid);
        const found = byEngine.get(engine);
        if (found) found.push({ docid, date, rank });
        else byEngine.set(engine, [{ docid, date, rank }]);
      }
    });
    return [...byEngine].map(([engine, found]) => ({
      engine: engineNames[engine] as IdentityGroup['engine'],
      total: found.length,
      records: found
        .sort((a, b) => a.rank - b.rank || b.date - a.date || a.docid - b.docid)
        .slice(0, perEngine)
        .map(({ docid }) => this.records.byDocid(docid)),
    }));
  }
}

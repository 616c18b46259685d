import type { DatabaseSync } from 'node:sqlite';
import { comparePreference, isDuplicate, recordNumbers } from '../../../identity/same-record.ts';
import type { CatalogueRecord } from '../../../record.ts';
import { HIDDEN } from '../shared/schema.ts';

/** A stored record whose being hidden has to change. */
export interface Moved {
  docid: number;
  record: CatalogueRecord;
  hash: string;
  engine: number;
  isHidden: boolean;
}

type Stored = Moved;

/**
 * Which records are duplicates of others in their data set. One is hidden when another that shares a number with it is preferred;
 * so at least the best of all that hang together is listed. Runs inside the writer's transaction.
 */
export class Duplicates {
  private readonly find;
  private readonly read;
  private readonly stored = new Map<number, Stored | null>();

  constructor(db: DatabaseSync) {
    this.find = db.prepare('select distinct docid from identities where key = ?');
    this.read = db.prepare(
      'select records.json, records.hash, records.engine, docs.hidden from records join docs using (docid) where docid = ?',
    );
  }

  /** What of `coming` is a duplicate once `leaving` is gone, and which others change by it. */
  settle(coming: CatalogueRecord[], leaving: number[]): { duplicates: Set<CatalogueRecord>; moved: Moved[] } {
    this.stored.clear();
    const gone = new Set(leaving);
    const comingByNumber = new Map<string, CatalogueRecord[]>();
    for (const record of coming) {
      for (const number of recordNumbers(record)) {
        const others = comingByNumber.get(number);
        if (others) others.push(record);
        else comingByNumber.set(number, [record]);
      }
    }
    const touched = new Set(comingByNumber.keys());
    for (const docid of leaving) for (const number of this.numbersOf(docid)) touched.add(number);

    const rivals = (record: CatalogueRecord) =>
      recordNumbers(record).flatMap((number) => [
        ...(comingByNumber.get(number) ?? []),
        ...this.holding(number, gone).map((stored) => stored.record),
      ]);
    const isHidden = (record: CatalogueRecord) =>
      rivals(record).some((rival) => isDuplicate(record, rival) && comparePreference(rival, record) < 0);

    const neighbours = new Map(
      [...touched].flatMap((number) => this.holding(number, gone)).map((one) => [one.docid, one]),
    );
    const moved = [...neighbours.values()].flatMap((stored) => {
      const isNow = isHidden(stored.record);
      return isNow === stored.isHidden ? [] : [{ ...stored, isHidden: isNow }];
    });
    return { duplicates: new Set(coming.filter(isHidden)), moved };
  }

  /** Those of the stored records whose being hidden has to change. */
  review(docids: number[]): Moved[] {
    this.stored.clear();
    return docids.flatMap((docid) => {
      const stored = this.load(docid);
      if (!stored) return [];
      const rivals = recordNumbers(stored.record).flatMap((number) => this.holding(number, new Set([docid])));
      const isNow = rivals.some(
        ({ record }) => isDuplicate(stored.record, record) && comparePreference(record, stored.record) < 0,
      );
      return isNow === stored.isHidden ? [] : [{ ...stored, isHidden: isNow }];
    });
  }

  private holding(number: string, without: Set<number>): Stored[] {
    return this.find
      .all(`n:${number}`)
      .map((row) => Number(row['docid']))
      .filter((docid) => !without.has(docid))
      .flatMap((docid) => this.load(docid) ?? []);
  }

  private numbersOf(docid: number): string[] {
    const stored = this.load(docid);
    return stored ? recordNumbers(stored.record) : [];
  }

  private load(docid: number): Stored | null {
    let stored = this.stored.get(docid);
    if (stored === undefined) {
      const row = this.read.get(docid);
      stored = row
        ? {
            docid,
            record: JSON.parse(String(row['json'])),
            hash: String(row['hash']),
            engine: Number(row['engine']),
            isHidden: (Number(row['hidden']) & HIDDEN.duplicate) !== 0,
          }
        : null;
      this.stored.set(docid, stored);
    }
    return stored;
  }
}

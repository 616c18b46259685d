import type { DatabaseSync } from 'node:sqlite';
import { recordNumbers } from '../../../identity/same-record.ts';
import type { CatalogueRecord } from '../../../record.ts';
import { isPreferred, settleDuplicates } from '../../duplicates.ts';
import { HIDDEN } from '../../hidden.ts';

/** A stored record whose being hidden has to change. */
export interface Moved {
  docid: number;
  record: CatalogueRecord;
  hash: string;
  engine: number;
  isHidden: boolean;
}

/** Which records are duplicates of others in their data set. Runs inside the writer's transaction. */
export class Duplicates {
  private readonly find;
  private readonly read;
  private readonly stored = new Map<number, Moved | null>();

  constructor(db: DatabaseSync) {
    this.find = db.prepare('select distinct docid from identities where key = ?');
    this.read = db.prepare(
      'select records.json, records.hash, records.engine, docs.hidden from records join docs using (docid) where docid = ?',
    );
  }

  /** The records of `coming` that are duplicates once `leaving` is gone, and which others change by it. */
  settle(coming: CatalogueRecord[], leaving: number[]): { duplicates: Set<CatalogueRecord>; moved: Moved[] } {
    this.stored.clear();
    const gone = new Set(leaving);
    return settleDuplicates(
      coming,
      leaving.flatMap((docid) => this.numbersOf(docid)),
      (number) => this.holding(number, gone),
    );
  }

  /** Those of the stored records whose being hidden has to change. */
  review(docids: number[]): Moved[] {
    this.stored.clear();
    return docids.flatMap((docid) => {
      const stored = this.load(docid);
      if (!stored) return [];
      const rivals = recordNumbers(stored.record).flatMap((number) => this.holding(number, new Set([docid])));
      const isNow = rivals.some(({ record }) => isPreferred(record, stored.record));
      return isNow === stored.isHidden ? [] : [{ ...stored, isHidden: isNow }];
    });
  }

  private holding(number: string, without: Set<number>): Moved[] {
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

  private load(docid: number): Moved | null {
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

import { comparePreference, isDuplicate, recordNumbers } from '../identity/same-record.ts';
import type { CatalogueRecord } from '../record.ts';

export interface StoredRecord {
  record: CatalogueRecord;
  isHidden: boolean;
}

/**
 * Which records are duplicates of others in their data set. One is hidden when another that shares a number with it is preferred;
 * so at least the best of all that hang together is listed. Answers what of `coming` is a duplicate, and of what stays whose being hidden
 * has to change. `holding`: what stays and has a number, the same object each time.
 */
export function settleDuplicates<Stored extends StoredRecord>(
  coming: CatalogueRecord[],
  leavingNumbers: Iterable<string>,
  holding: (number: string) => Stored[],
): { duplicates: Set<CatalogueRecord>; moved: Stored[] } {
  const comingByNumber = new Map<string, CatalogueRecord[]>();
  for (const record of coming) {
    for (const number of recordNumbers(record)) {
      const others = comingByNumber.get(number);
      if (others) others.push(record);
      else comingByNumber.set(number, [record]);
    }
  }
  const touched = new Set([...comingByNumber.keys(), ...leavingNumbers]);
  const rivals = (record: CatalogueRecord) =>
    recordNumbers(record).flatMap((number) => [
      ...(comingByNumber.get(number) ?? []),
      ...holding(number).map((stored) => stored.record),
    ]);
  const isHidden = (record: CatalogueRecord) => rivals(record).some((rival) => isPreferred(rival, record));
  const neighbours = new Set([...touched].flatMap(holding));
  const moved = [...neighbours].flatMap((stored) => {
    const isNow = isHidden(stored.record);
    return isNow === stored.isHidden ? [] : [{ ...stored, isHidden: isNow }];
  });
  return { duplicates: new Set(coming.filter(isHidden)), moved };
}

/** Whether the other is listed in the place of this one. */
export const isPreferred = (rival: CatalogueRecord, record: CatalogueRecord): boolean =>
  isDuplicate(record, rival) && comparePreference(rival, record) < 0;

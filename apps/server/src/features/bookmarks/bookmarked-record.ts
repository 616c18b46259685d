import type { CatalogueRecord } from '../../catalogue/record.ts';
import { hashRecord } from '../../catalogue/record-hash.ts';

/** A record as a bookmark keeps it: whole, but of a long searched text only the beginning. */
export type BookmarkedRecord = CatalogueRecord;

/** The detail page shows `data`; the searched text mostly repeats it. */
const TEXT_KEPT = 4_000;

export const bookmarkedRecord = (record: CatalogueRecord) => ({
  searchEngine: record.engine,
  itemId: record.id,
  record: { ...record, text: record.text.slice(0, TEXT_KEPT).toWellFormed() } satisfies BookmarkedRecord,
  recordHash: hashRecord(record),
});

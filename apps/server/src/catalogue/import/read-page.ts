import type { Engine } from '@groundwork/contract/engines';
import { type CatalogueRecord, type RecordRef, refKey } from '../record.ts';
import { problemOf, reject } from './check-record.ts';
import type { ImportSummary, LivePage } from './source.port.ts';

/** The good records of a page, and what it says is gone; what was read and rejected is counted in `summary`. */
export function readPage(summary: ImportSummary, page: LivePage, engines: Engine[]) {
  const records = new Map<string, CatalogueRecord>();
  const deleted: { ref: RecordRef; reason: string }[] = [];
  for (const item of page.items) {
    if ('deleted' in item) {
      if (engines.includes(item.deleted.engine)) deleted.push({ ref: item.deleted, reason: item.reason });
      continue;
    }
    if ('record' in item && !engines.includes(item.record.engine)) continue;
    const reference = 'record' in item ? refKey(item.record) : '';
    // A record that moved on while it was paged comes twice; that is no fault of it.
    if (records.has(reference)) continue;
    summary.read += 1;
    const problem = 'rejected' in item ? item.rejected : problemOf(item.record);
    if (problem !== null) reject(summary, item.at, problem);
    else if ('record' in item) {
      summary.engines[item.record.engine] = (summary.engines[item.record.engine] ?? 0) + 1;
      records.set(reference, item.record);
    }
  }
  return { records: [...records.values()], deleted };
}

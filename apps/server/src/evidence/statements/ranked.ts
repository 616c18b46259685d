import type { Evidence, EvidenceRecord } from '../evidence.ts';
import type { Ranked } from '../writer/draft.ts';

/** Are the cited records the first ones of their data set by the measure? */
export function areFirst(keys: readonly string[], { engine, by }: Ranked, evidence: Evidence): boolean {
  const records = evidence.records[engine];
  const today = evidence.asOf.slice(0, 10);
  const closing = ({ record }: EvidenceRecord) => String(record.data['closeDate'] ?? record.closes ?? '');
  const ordered = {
    relevance: () => records,
    amount: () =>
      records.filter(({ record }) => record.amount !== null).toSorted((a, b) => b.record.amount! - a.record.amount!),
    closing: () =>
      records.filter((each) => closing(each) >= today).toSorted((a, b) => closing(a).localeCompare(closing(b))),
  }[by]();
  const first = new Set(ordered.slice(0, keys.length).map(({ key }) => key));
  return keys.every((key) => first.has(key));
}

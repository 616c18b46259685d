import type { CatalogueRecord } from './record.ts';

/** The values whose change people want to hear of. Absent and null are the same: the record doesn't say. */
export interface WatchedValues {
  amount: number | null;
  closes: string | null;
  status: string | null;
  phase: string | null;
  lastRound: string | null;
}
type WatchedField = keyof WatchedValues;

const WATCHED_FACETS = ['status', 'phase', 'lastRound'] as const;

export function watchedValues({ amount, closes, facets }: Pick<CatalogueRecord, 'amount' | 'closes' | 'facets'>) {
  const values: WatchedValues = { amount, closes: closes ?? null, status: null, phase: null, lastRound: null };
  for (const facet of WATCHED_FACETS) values[facet] = facets[facet]?.join(', ') || null;
  return values;
}

/** Fields that differ, with what they were and are. */
export function changedValues(before: WatchedValues, after: WatchedValues) {
  return (Object.keys(after) as WatchedField[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
}

import type { CatalogueRecord } from '../../catalogue/record.ts';

/** A call that closed this long ago may come again; one that closed before is history. */
const CLOSED_YEARS_MAX = 3;

/** Dates may be less precise than a day: they are compared at their own precision. */
const isFrom = (date: string, day: string) => date >= day.slice(0, date.length);

/** Whether a call closed so long ago that nothing follows from it. */
export function isHistory({ closes, date }: Pick<CatalogueRecord, 'closes' | 'date'>, asOf: string): boolean {
  const oldest = `${Number(asOf.slice(0, 4)) - CLOSED_YEARS_MAX}${asOf.slice(4, 10)}`;
  const last = closes ?? date;
  return last !== null && last !== undefined && !isFrom(last, oldest);
}

/** Calls that are still open, then the others, each in their order: how well a call fits comes before its age. */
export function openFirst<Hit extends { record: Pick<CatalogueRecord, 'closes' | 'date'> }>(
  hits: readonly Hit[],
  asOf: string,
): Hit[] {
  const today = asOf.slice(0, 10);
  const isOpen = ({ record }: Hit) => (record.closes ? isFrom(record.closes, today) : !isHistory(record, asOf));
  return [...hits.filter(isOpen), ...hits.filter((hit) => !isOpen(hit))];
}

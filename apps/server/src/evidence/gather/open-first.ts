import type { CatalogueRecord } from '../../catalogue/record.ts';

/** A call that closed this long ago may come again; one that closed before is history. */
const CLOSED_YEARS_MAX = 3;

/** What can still be applied for, then what closed lately and may come again. What closed long ago is no advice. */
export function openFirst<Hit extends { record: Pick<CatalogueRecord, 'closes' | 'date'> }>(
  hits: readonly Hit[],
  asOf: string,
): Hit[] {
  const today = asOf.slice(0, 10);
  const oldest = `${Number(asOf.slice(0, 4)) - CLOSED_YEARS_MAX}${asOf.slice(4, 10)}`;
  // Dates may be less precise than a day: they are compared at their own precision.
  const isFrom = (date: string, day: string) => date >= day.slice(0, date.length);
  const isOpen = ({ record }: Hit) => !record.closes || isFrom(record.closes, today);
  const recent = hits.filter(({ record }) => isFrom(record.closes ?? record.date ?? today, oldest));
  return [...recent.filter(isOpen), ...recent.filter((hit) => !isOpen(hit))];
}

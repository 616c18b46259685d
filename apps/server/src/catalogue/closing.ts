import { closingTime, isOver } from '@groundwork/contract/closing';
import type { CatalogueRecord } from './record.ts';

/** A call's status is as old as the day on which its source was read: an open one counts as closed once it is over. */
export const OPEN = 'Open';
export const CLOSED = 'Closed';

const MINUTE_MS = 60_000;
/** The last minute that fits into 32 bits: in the year 6053. */
const LAST_MINUTE = 2 ** 31 - 1;

/** The minute in which it closes, since 1970; 0 for what doesn't. */
export const closingMinute = (closes: string | null | undefined): number =>
  closes ? Math.min(Math.floor(closingTime(closes) / MINUTE_MS), LAST_MINUTE) : 0;
export const minuteOf = (now: number): number => Math.floor(now / MINUTE_MS);

export const mayClose = ({ closes, facets }: Pick<CatalogueRecord, 'closes' | 'facets'>): boolean =>
  Boolean(closes) && facets['status']?.includes(OPEN) === true && !facets['status'].includes(CLOSED);

/** A stored record as it is at this moment. */
export function asOfNow(record: CatalogueRecord, now: number = Date.now()): CatalogueRecord {
  if (!mayClose(record) || !isOver(record.closes!, now)) return record;
  const { facets, data } = record;
  return {
    ...record,
    facets: { ...facets, status: facets['status']!.map((status) => (status === OPEN ? CLOSED : status)) },
    data: data['status'] === OPEN ? { ...data, status: CLOSED } : data,
  };
}

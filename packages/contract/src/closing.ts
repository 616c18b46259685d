const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** A day with an hour and the zone of the call: 2026-11-26T23:59-10:00. */
const MOMENT = /^\d{4}-\d\d-\d\dT(\d\d:\d\d)([+-]\d\d:\d\d)$/;

/** The hour and the zone of a closing date, where it says them. */
export function hourOf(closes: string): { hour: string; offset: string } | null {
  const [, hour, offset] = MOMENT.exec(closes) ?? [];
  return hour && offset ? { hour, offset } : null;
}

/** When it is over, in milliseconds: the end of its minute or, in UTC, of its day, month or year. */
export function closingTime(closes: string): number {
  if (hourOf(closes)) return Date.parse(closes) + MINUTE_MS - 1;
  const [year = 0, month, day] = closes.slice(0, 10).split('-').map(Number);
  if (!month) return Date.UTC(year + 1, 0) - 1;
  return day ? Date.UTC(year, month - 1, day) + DAY_MS - 1 : Date.UTC(year, month) - 1;
}

/** Asked anew each time: what is open now is not an hour later. */
export const isOver = (closes: string, now: number = Date.now()): boolean => closingTime(closes) < now;

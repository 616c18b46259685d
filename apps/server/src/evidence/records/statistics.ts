/** Numbers that a rule of ours sets, and no record: statements tell them as such. */
export const CRITERIA = { few: 5, shareMin: 10, longAgoYears: 12 } as const;

/** So few are told one by one: a share or a median of them would say more than they do. */
export const FEW = CRITERIA.few;
/** Shares of fewer are told as counts. */
export const SHARE_MIN = CRITERIA.shareMin;

/** Work that nothing newer follows was given up, or has what it needed: who did it has turned to other things. */
export const LONG_AGO_YEARS = CRITERIA.longAgoYears;

/** The value below which the given part of the values lies, between neighbours by their distance. NaN for none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * part;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  if (low === undefined || high === undefined) return Number.NaN;
  return low + (high - low) * (place - Math.floor(place));
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A part of a whole in percent: whole numbers, and one decimal below ten. 0 of nothing. */
export function percentOf(part: number, whole: number): number {
  if (whole === 0) return 0;
  const percent = (100 * part) / whole;
  return percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
}

/** Whole months from one date to a later one; null unless both say their month. */
export function monthsBetween(from: string, to: string): number | null {
  if (from.length < 7 || to.length < 7) return null;
  const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from);
}

/** Whole days from one day to another; null unless both say their day. */
export function daysBetween(from: string, to: string): number | null {
  if (from.length < 10 || to.length < 10) return null;
  return Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000);
}

/** Largest first; equal ones keep their order. */
export const byCount = <Item extends { records: readonly unknown[] }>(items: readonly Item[]): Item[] =>
  items.toSorted((one, other) => other.records.length - one.records.length);

/** Nobody waits for a call, or asks a program, of so many years ago. */
export const isOfLongAgo = (date: string | null, asOf: string): boolean =>
  date === null || Number(date.slice(0, 4)) < Number(asOf.slice(0, 4)) - LONG_AGO_YEARS;

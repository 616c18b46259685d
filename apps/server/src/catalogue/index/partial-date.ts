/**
 * A date of any precision as an integer that sorts as its text does: '2021-03' is 20210300, '2021' is 20210000.
 * 0 stands for no date.
 */
export function dateKey(date: string | null): number {
  if (date === null) return 0;
  const [year, month = '0', day = '0'] = date.split('-');
  return Number(year) * 10_000 + Number(month) * 100 + Number(day);
}

export function dateText(key: number): string | null {
  if (key === 0) return null;
  const year = String(Math.floor(key / 10_000)).padStart(4, '0');
  const month = Math.floor(key / 100) % 100;
  const day = key % 100;
  if (month === 0) return year;
  if (day === 0) return `${year}-${pad(month)}`;
  return `${year}-${pad(month)}-${pad(day)}`;
}

/** The keys that inclusive bounds admit, each at its own precision. A bound that is no date admits nothing (NaN). */
export function dateBounds(range: { min?: string; max?: string }): { min: number; max: number } {
  return {
    min: range.min === undefined ? 1 : boundKey(range.min),
    max: range.max === undefined ? Number.POSITIVE_INFINITY : endOf(boundKey(range.max)),
  };
}

function boundKey(text: string): number {
  return /^\d{4}(-\d{1,2}){0,2}$/.test(text) ? dateKey(text) : Number.NaN;
}

/** The last key within the year or month that a less precise bound names. */
function endOf(key: number): number {
  if (key % 10_000 === 0) return key + 9_999;
  return key % 100 === 0 ? key + 99 : key;
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

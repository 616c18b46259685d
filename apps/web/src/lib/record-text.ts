import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';

type Unit = 'usd' | 'count' | 'text' | 'date' | 'year' | 'percent';

export const isNumeric = (unit: Unit) => unit === 'usd' || unit === 'count' || unit === 'percent' || unit === 'year';

/** A value of a table or a field, by its unit. */
export function formatValue(value: string | number | null, unit: Unit): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return unit === 'date' ? formatDate(value) : value;
  if (unit === 'usd') return formatMoney(value);
  if (unit === 'year') return String(value);
  return unit === 'percent' ? `${formatNumber(value)}%` : formatNumber(value);
}

/** What stands under a title, without what the text below it begins with anyway. */
export const withoutRepeats = (summary: string[], snippet: string): string[] =>
  summary.filter((line) => line.length < REPEAT_MIN || !snippet.includes(line));

/** A word or two are worth saying twice: a place, a status. */
const REPEAT_MIN = 24;

import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { language } from '@groundwork/contract/texts';

type Unit = 'usd' | 'count' | 'text' | 'date' | 'year' | 'percent';

export const isNumeric = (unit: Unit) => unit === 'usd' || unit === 'count' || unit === 'percent' || unit === 'year';

/** A value of a table or a field, by its unit. A report asks for English, since it is. */
export function formatValue(value: string | number | null, unit: Unit, inLanguage = language()): string {
  if (value === null || value === '') return '–';
  if (typeof value === 'string') return unit === 'date' ? formatDate(value, inLanguage) : value;
  if (unit === 'usd') return formatMoney(value, inLanguage);
  if (unit === 'year') return String(value);
  const number = formatNumber(value, inLanguage);
  return unit === 'percent' ? `${number}${inLanguage === 'en' ? '' : '\u00a0'}%` : number;
}

/** The lines under a title, without those that the text below begins with anyway. */
export const withoutRepeats = (summary: string[], snippet: string): string[] =>
  summary.filter((line) => line.length < REPEAT_MIN || !snippet.includes(line));

/** A word or two are worth saying twice: a place, a status. */
const REPEAT_MIN = 24;

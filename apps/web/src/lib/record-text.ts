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

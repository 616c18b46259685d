import { formatMoney, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';

/** A figure in a line: 'awards, NASA: 4'. */
export const shownFigure = ({ label, value, unit }: Pick<Figure, 'label' | 'value' | 'unit'>): string =>
  `${label}: ${shownValue(value, unit)}`;

export function shownValue(value: number, unit: string): string {
  if (unit === 'usd') return formatMoney(value, 'en');
  if (unit === 'year') return String(value);
  const number = formatNumber(value, 'en');
  if (unit === 'percent') return `${number}%`;
  return unit === 'months' || unit === 'days' ? `${number} ${unit}` : number;
}

import { formatMoney, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';

/** A figure in a line: 'awards, NASA: 4'. */
export const shownFigure = ({ label, value, unit }: Figure): string => `${label}: ${toldValue(value, unit)}`;

function toldValue(value: number, unit: Figure['unit']): string {
  if (unit === 'usd') return formatMoney(value);
  if (unit === 'year') return String(value);
  const number = formatNumber(value);
  if (unit === 'percent') return `${number}%`;
  return unit === 'count' ? number : `${number} ${unit}`;
}

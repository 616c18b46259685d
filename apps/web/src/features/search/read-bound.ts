import { formatNumber } from '@groundwork/contract/format';

const SCALES: Record<string, number> = { '': 1, k: 1e3, m: 1e6, b: 1e9 };

/** A bound of a range as people write it ('2019', '$1,250,000', '2.5m'), as the address holds it; null when it is none. */
export function readBound(text: string, kind: 'date' | 'number'): string | null {
  const typed = kind === 'date' ? text.trim() : inEnglish(text.trim());
  if (typed === '') return '';
  if (kind === 'date') return isDate(typed) ? typed : null;
  const match = /^\$?(\d[\d,]*(?:\.\d+)?)\s*([kmb]?)$/i.exec(typed);
  if (!match) return null;
  const value = Number(match[1]!.replaceAll(',', '')) * SCALES[match[2]!.toLowerCase()]!;
  return value < 1e15 ? String(Math.round(value * 100) / 100) : null;
}

/** '1.250.000,5' is '1,250,000.5' where a comma stands before the decimals. */
const inEnglish = (number: string) =>
  formatNumber(0.5).includes(',') ? number.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : number;

function isDate(text: string): boolean {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(text);
  if (!match) return false;
  const [month, day] = [Number(match[2] ?? 1), Number(match[3] ?? 1)];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

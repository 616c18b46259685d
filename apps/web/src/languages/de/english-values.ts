import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';

// The server writes what it says in English, its values too: here they become those of the reader's language.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS.join('|')}), (\\d{4})$`);
const FIGURE = /^(\$?)(\d{1,3}(?:,\d{3})+|\d+)$/;

/** '15 January, 2027' as it is written here; anything else as it is. */
export function dayOf(text: string): string {
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (!month) return text;
  const two = (part: number) => String(part).padStart(2, '0');
  return formatDate(`${year}-${two(MONTHS.indexOf(month) + 1)}${day ? `-${two(Number(day))}` : ''}`);
}

/** '2,000' and '$1,250,000' as they are written here; anything else as it is. */
export function figureOf(text: string): string {
  const [, sign, digits] = FIGURE.exec(text) ?? [];
  if (!digits) return text;
  const value = Number(digits.replaceAll(',', ''));
  return sign ? formatMoney(value) : formatNumber(value);
}

import { number } from './words.ts';

// The server writes what it says in English, its values too: here they become those of the reader's language.

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS.join('|')}), (\\d{4})$`);
const FIGURE = /^(\$?)(\d{1,3}(?:,\d{3})+|\d+)$/;
const DOLLARS = new Intl.NumberFormat('de', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** '15 January, 2027' as it is written here; anything else as it is. */
export function dayOf(text: string): string {
  const [, day, month, year] = DAY.exec(text) ?? [];
  if (!month) return text;
  const date = new Date(Date.UTC(Number(year), MONTHS.indexOf(month), Number(day ?? 1)));
  return date.toLocaleDateString('de', {
    year: 'numeric',
    month: 'long',
    ...(day && { day: 'numeric' }),
    timeZone: 'UTC',
  });
}

/** '2,000' and '$1,250,000' as they are written here; anything else as it is. */
export function figureOf(text: string): string {
  const [, sign, digits] = FIGURE.exec(text) ?? [];
  if (!digits) return text;
  const value = Number(digits.replaceAll(',', ''));
  return sign ? DOLLARS.format(value) : number(value);
}

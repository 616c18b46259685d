import { formatDate, formatMoney, formatMoneyTight, formatNumber } from '@groundwork/contract/format';
import type { Figure } from '@groundwork/contract/report-document';
import { roles } from './words.ts';

const NO_BREAK = '\u00a0';

/** A figure's value: '12', '1,3 Mio. $', '40 %', '2019'. `form` is the word for none that fits what is counted: 'keiner', 'keines'. */
export function figureIn(
  { value, unit }: Pick<Figure, 'value' | 'unit'>,
  as: 'value' | 'words' | 'all' | 'all of' | 'all shown' | 'none',
  form = 'keine',
): string {
  switch (as) {
    case 'none':
      return form;
    case 'all':
      return value === 2 ? 'beide' : `alle ${formatNumber(value, 'de')}`;
    case 'all of':
      return value === 2 ? 'beide' : 'alle';
    // How many there are stands behind it.
    case 'all shown':
      return '';
    default:
      return unit === 'usd' ? moneyIn(value) : unit === 'year' ? String(value) : numberIn(value, unit === 'percent');
  }
}

/** '1,3 Mio. $', '99.000 $'. */
const moneyIn = (value: number): string =>
  Math.abs(value) >= 1e6 ? formatMoneyTight(value, 'de') : formatMoney(Math.round(value), 'de');

const numberIn = (value: number, isPercent: boolean): string =>
  `${formatNumber(value, 'de')}${isPercent ? `${NO_BREAK}%` : ''}`;

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const DAY = new RegExp(`^(?:(\\d{1,2}) )?(${MONTHS.join('|')}), (\\d{4})(, .*)?$`);
const MONEY = /^\$([\d,]+(?:\.\d+)?)( (?:million|billion|trillion))?$/;
const SIZES: Record<string, number> = { ' million': 1e6, ' billion': 1e9, ' trillion': 1e12 };
const NUMBER = /^\d{1,3}(?:,\d{3})*(?:\.\d{1,2})?(%)?$/;
const SPAN = /^(\d{1,4}) to (\d{1,4})$/;

const plain = (number: string) => Number(number.replaceAll(',', ''));

/**
 * Values that our own formats write, and nothing else, as German writes them: a day, a sum, a number, years from and
 * to. Everything else that a record says stays as it says it.
 */
export function valueIn(english: string): string {
  const day = DAY.exec(english);
  if (day) {
    const [, date, month, year, time = ''] = day;
    const number = String(MONTHS.indexOf(month!) + 1).padStart(2, '0');
    return `${formatDate([year, number, ...(date ? [date.padStart(2, '0')] : [])].join('-'), 'de')}${time}`;
  }
  const money = MONEY.exec(english);
  if (money) return money[2] ? moneyIn(plain(money[1]!) * SIZES[money[2]]!) : formatMoney(plain(money[1]!), 'de');
  // A year is no number to be parted.
  const number = /^\d{1,4}$/.test(english) ? null : NUMBER.exec(english);
  if (number) return numberIn(plain(english.replace('%', '')), number[1] !== undefined);
  return english.replace(SPAN, '$1 bis $2');
}

const namesIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: Map<string, string> | undefined;
const countryIn = (english: string): string | undefined => {
  countries ??= new Map(
    LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((code): [string, string][] => {
      const name = namesIn('en').of(code);
      return name ? [[name, namesIn('de').of(code)!]] : [];
    }),
  );
  return countries.get(english);
};

/** The subject of a figure, as its label has it: days, spans of years, countries and roles of organizations. */
export const nameIn = (english: string): string => roles[english] ?? countryIn(english) ?? valueIn(english);

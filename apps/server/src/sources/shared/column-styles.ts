import { type DayOrder, dateOfUnixSeconds, parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';

/** The sign before decimals. */
export type DecimalSign = 'point' | 'comma';

/** How the values of one column are written, counted over all of them: no value is read by itself alone. */
export interface StyleCounts {
  dates: { dayFirst: number; monthFirst: number; either: number; dotted: number; plain: number };
  numbers: { point: number; comma: number; pointOrThousands: number; commaOrThousands: number; plain: number };
  currencies: Record<string, number>;
}

export const noStyles = (): StyleCounts => ({
  dates: { dayFirst: 0, monthFirst: 0, either: 0, dotted: 0, plain: 0 },
  numbers: { point: 0, comma: 0, pointOrThousands: 0, commaOrThousands: 0, plain: 0 },
  currencies: {},
});

const NUMERIC_DATE = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ,].*)?$/;
const CURRENCIES: Record<string, string> = {
  US$: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '₹': 'INR',
  $: 'USD',
  Fr: 'CHF',
};
const CODE = /\bUS\$|\b(USD|EUR|GBP|CHF|JPY|CNY|SEK|NOK|DKK|PLN|CZK|CAD|AUD|INR|KRW|BRL|MXN)\b|[€£¥₹]|(?<![A-Z])\$/;
const DIGITS = /^[-+\u2212(]?\d[\d.,'\u00a0\u202f\u2009 ]*\)?$/;

export function countStyles(counts: StyleCounts, text: string): void {
  const period = periodOf(text);
  if (period) {
    for (const day of period) countStyles(counts, day);
    return;
  }
  const date = NUMERIC_DATE.exec(text);
  if (date) {
    const [, first, sign, second] = date;
    if (Number(first) > 12) counts.dates.dayFirst += 1;
    else if (Number(second) > 12) counts.dates.monthFirst += 1;
    else if (first !== second) counts.dates.either += 1;
    if (sign === '.') counts.dates.dotted += 1;
    return;
  }
  const currency = currencyOf(text);
  const digits = bare(text);
  if (!DIGITS.test(digits)) {
    if (readDate(text, 'month-first') !== undefined) counts.dates.plain += 1;
    return;
  }
  if (currency) counts.currencies[currency] = (counts.currencies[currency] ?? 0) + 1;
  counts.numbers[numberStyle(digits)] += 1;
}

const BETWEEN =
  /\s+(?:[-–—]|to|until|bis|au|hasta)\s+|[–—]|(?<=\b\d{4})[-/](?=\d{4}$|\d{1,2}[-/.]\d{1,2}[-/.]\d)|(?<=\d)\/(?=\d{4}-\d)/i;
const PERIOD_MAX = 60;

/** The first and the last day of a time: '2019–2022', '01.09.2020 - 31.08.2023'; null for anything else. */
export function periodOf(text: string): string[] | null {
  const days = text.length > PERIOD_MAX ? [] : text.split(BETWEEN);
  return days.length === 2 && days.every((day) => readDate(day, 'day-first') !== undefined) ? days : null;
}

/** A number's style: two signs, or one that stands twice or before other than three digits, leave no doubt. */
function numberStyle(digits: string): keyof StyleCounts['numbers'] {
  const signs = digits.match(/[.,]/g) ?? [];
  const last = signs.at(-1);
  if (!last) return 'plain';
  const own = last === '.' ? ('point' as const) : ('comma' as const);
  const other = last === '.' ? ('comma' as const) : ('point' as const);
  if (signs.some((sign) => sign !== last)) return own;
  if (signs.length > 1) return other;
  const after = digits.length - digits.lastIndexOf(last) - 1;
  const before = digits.lastIndexOf(last);
  if (after !== 3 || before > 3 || digits.startsWith('0')) return own;
  return last === '.' ? 'pointOrThousands' : 'commaOrThousands';
}

/** How dates and numbers of each column are written. What a column leaves open its neighbors tell: one hand wrote the table. */
export function decideStyles(columns: { styles: StyleCounts }[]) {
  const own = columns.map(({ styles }) => ({ dates: decideDates(styles), numbers: decideNumbers(styles) }));
  const shared = <Style>(styles: (Style | 'undecided' | null)[]) => {
    const told = new Set(styles.filter((style) => style !== null && style !== 'undecided'));
    return told.size === 1 ? [...told][0]! : 'undecided';
  };
  const dates = shared(own.map((one) => one.dates));
  const numbers = shared(own.map((one, at) => (isPlainEnough(columns[at]!.styles) ? one.numbers : null)));
  return own.map((one, at) => {
    const { dates: counted } = columns[at]!.styles;
    const isMixed = counted.dayFirst > 0 && counted.monthFirst > 0;
    return {
      dates: one.dates === 'undecided' && !isMixed ? dates : one.dates,
      numbers: one.numbers === 'undecided' && isPlainEnough(columns[at]!.styles) ? numbers : one.numbers,
    };
  });
}

/** Not written in two ways itself. */
const isPlainEnough = ({ numbers }: StyleCounts) => numbers.point === 0 || numbers.comma === 0;

/** Undecided where both are possible and no value tells; null where there are no such dates at all. */
function decideDates({ dates }: StyleCounts): DayOrder | 'undecided' | null {
  const { dayFirst, monthFirst, either, dotted } = dates;
  if (dayFirst + monthFirst + either === 0) return null;
  if (dayFirst > 0 && monthFirst > 0)
    return either > 0 ? 'undecided' : dayFirst > monthFirst ? 'day-first' : 'month-first';
  if (dayFirst > 0) return 'day-first';
  if (monthFirst > 0) return 'month-first';
  // With dots between, the day stands first wherever dates are written so.
  return dotted === either ? 'day-first' : 'undecided';
}

function decideNumbers({ numbers }: StyleCounts): DecimalSign | 'undecided' | null {
  const { point, comma, pointOrThousands, commaOrThousands } = numbers;
  if (point > 0 && comma > 0) return 'undecided';
  if (comma > 0) return 'comma';
  if (point > 0) return 'point';
  if (pointOrThousands > 0 && commaOrThousands > 0) return 'undecided';
  if (pointOrThousands > 0) return 'undecided';
  // '1,234' alone: a number with three decimals in every row is not met in tables of money and counts.
  return commaOrThousands > 0 ? 'point' : null;
}

/** The currency that most values name, or the heading; null where neither names one. */
export function decideCurrency({ currencies }: StyleCounts, heading: string): string | null {
  const [most] = Object.entries(currencies).toSorted((a, b) => b[1] - a[1]);
  return most?.[0] ?? currencyOf(heading) ?? null;
}

export function currencyOf(text: string): string | undefined {
  const found = CODE.exec(text)?.[0];
  return found && (CURRENCIES[found] ?? found);
}

const bare = (text: string) =>
  text
    .replace(CODE, '')
    .replace(/[-–,.]{1,2}$/, '')
    .trim();

/** Without a word such as 'million'. */
export const isPlainNumber = (raw: unknown): boolean => DIGITS.test(bare(String(raw).trim()));

/** 'AUM (USD m)', 'Budget in k€', 'Betrag TEUR'. */
const named = (words: string, letters: string, currency = '(?:eur|usd|gbp|chf|[€$£])') =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${words}|(?:${letters})${currency}|${currency}(?:${letters}))(?![\\p{L}\\p{N}])`,
    'iu',
  );
const HEADED = [
  [1_000, named("thousands?|tsd|tausend|milliers|miles|k|'?000s?", "k|t|'?000s?")],
  [1_000_000, named('millions?|millionen|millones|mio|mn|mm|m', 'm|mm|mn|mio')],
  [1_000_000_000, named('billions?|milliarden|milliards|mrd|bn', 'b|bn|mrd')],
] as const;

/** How many one of the amounts below a heading stands for, where it says so. */
export const scaleOf = (heading: string) =>
  HEADED.find(([, name]) => name.test(heading.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')))?.[0];

const SCALES: Record<string, string> = {
  mio: 'million',
  'mio.': 'million',
  mill: 'million',
  millionen: 'million',
  millones: 'million',
  millions: 'million',
  mrd: 'billion',
  'mrd.': 'billion',
  milliarden: 'billion',
  tsd: 'thousand',
  'tsd.': 'thousand',
};

export function readNumber(raw: unknown, decimals: DecimalSign): number | undefined {
  if (typeof raw === 'number') return raw;
  const text = bare(String(raw ?? '').trim()).replace(/[\s'\u00a0\u202f](?=\d{3}(?!\d))/g, '');
  const plain =
    decimals === 'comma'
      ? text.replace(/\.(?=\d{3}(?!\d))/g, '').replace(',', '.')
      : text.replace(/,(?=\d{3}(?!\d))/g, '');
  return parseMoney(plain.replace(/[a-zäöü.]+$/i, (word) => ` ${SCALES[word.toLowerCase()] ?? word}`).trim());
}

/** The names of months in the languages of most tables, as English ones. */
const MONTHS = new Map(
  ['de', 'fr', 'es', 'it', 'pt', 'nl'].flatMap((language) =>
    (['long', 'short'] as const).flatMap((month) =>
      Array.from({ length: 12 }, (_, at): [string, string] => {
        const day = new Date(Date.UTC(2020, at, 15));
        const name = (locale: string, style: 'long' | 'short') =>
          day.toLocaleDateString(locale, { month: style, timeZone: 'UTC' });
        return [name(language, month).toLowerCase().replace('.', ''), name('en', 'short')];
      }),
    ),
  ),
);

/** '03292021', as Grants.gov writes days: month, day, year. */
export const RUN_TOGETHER = /^(0[1-9]|1[0-2])([0-3]\d)((?:19|20)\d\d)$/;

export function readDate(raw: unknown, order: DayOrder): string | undefined {
  const text = String(raw ?? '').trim();
  const period = periodOf(text);
  if (period) return readDate(period[0]!, order);
  if (RUN_TOGETHER.test(text)) return parseDate(text.replace(RUN_TOGETHER, '$3$1$2'));
  if (/^\d{9,10}$/.test(text)) return dateOfUnixSeconds(Number(text));
  const english = /\p{L}{3,}/u.test(text)
    ? text
        .replace(/\p{L}{3,}\.?/gu, (word) => MONTHS.get(word.toLowerCase().replace('.', '')) ?? word)
        .replace(/^(\d{1,2})\.\s*/, '$1 ')
        .replace(/\s+de\s+/g, ' ')
    : text;
  return parseDate(english, order);
}

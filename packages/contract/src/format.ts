import { hourOf } from './closing.ts';
import { language, texts } from './texts.ts';

/** The one place where numbers, money and dates become text, on the screen and in documents alike. */
export const FORMAT_TEXTS = texts('contract/format', { missing: 'N/A' });

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** A text that is compared with a report's words asks for English, whatever the language of the page. */
type InLanguage = string;
const isEnglish = (inLanguage: InLanguage) => inLanguage === 'en';
export const localeOf = (inLanguage: InLanguage = language()) => (isEnglish(inLanguage) ? 'en-US' : inLanguage);

export const formatNumber = (value: number | null | undefined, inLanguage: InLanguage = language()): string =>
  value === null || value === undefined
    ? FORMAT_TEXTS.missing
    : new Intl.NumberFormat(localeOf(inLanguage), { maximumFractionDigits: 2 }).format(value);

const usd = (inLanguage: InLanguage, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(inLanguage, { style: 'currency', currency: 'USD', ...options });

/** `$1,250,000`; cents only where there are some. */
export function formatMoney(value: number | null | undefined, inLanguage: InLanguage = language()): string {
  if (value === null || value === undefined) return FORMAT_TEXTS.missing;
  if (!isEnglish(inLanguage)) return usd(inLanguage, { trailingZeroDisplay: 'stripIfInteger' }).format(value);
  const sign = value < 0 ? '-' : '';
  const size = Math.abs(value);
  const text = Number.isInteger(size)
    ? whole.format(size)
    : size.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${sign}$${text}`;
}

/** `$1.3 million`, for running text: at most one decimal, so it is a rounding of the value. */
export function formatMoneyShort(value: number, inLanguage: InLanguage = language()): string {
  const size = Math.abs(value);
  if (!isEnglish(inLanguage) && size >= 1e6)
    return usd(inLanguage, { ...COMPACT, compactDisplay: 'long' }).format(value);
  for (const [unit, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
  ] as const)
    if (size >= unit) return `${value < 0 ? '-' : ''}$${oneDecimal(size / unit)} ${name}`;
  return formatMoney(Math.round(value), inLanguage);
}

/** `$1.3M`, for chart axes and narrow columns. */
export function formatMoneyTight(value: number, inLanguage: InLanguage = language()): string {
  const size = Math.abs(value);
  if (!isEnglish(inLanguage)) return usd(inLanguage, COMPACT).format(value);
  const sign = value < 0 ? '-' : '';
  for (const [unit, name] of [
    [1e12, 'T'],
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'K'],
  ] as const)
    if (size >= unit) return `${sign}$${oneDecimal(size / unit)}${name}`;
  return `${sign}$${whole.format(size)}`;
}

const COMPACT = { notation: 'compact', maximumFractionDigits: 1 } as const;

const tenths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
/** Half a tenth is rounded up: toFixed makes 1.9 of 1.95, which lies below it in binary. */
const oneDecimal = (value: number) => tenths.format(Math.round(value * 10) / 10);

/**
 * `12 March, 2021`, `March, 2021` or `2021`, as precise as the date (`yyyy[-mm[-dd]]`, or a longer ISO text) is. Of a closing date
 * with its hour also that: `12 March, 2021, 17:00 (UTC−5)`.
 */
export function formatDate(date: string | null | undefined, inLanguage: InLanguage = language()): string {
  const moment = hourOf(date ?? '');
  const day = formatDay(date, inLanguage);
  return moment
    ? `${day}, ${moment.hour} (UTC${moment.offset.replace('-', '−').replace(/(\d\d):00$/, (_, hours) => String(Number(hours)))})`
    : day;
}

function formatDay(date: string | null | undefined, inLanguage: InLanguage): string {
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/.exec(date ?? '');
  if (!match) return FORMAT_TEXTS.missing;
  const [written, year, month, day] = match;
  if (!month) return year!;
  if (!isEnglish(inLanguage)) {
    const precision = {
      year: 'numeric',
      month: 'long',
      ...(day && { day: 'numeric' as const }),
      timeZone: 'UTC',
    } as const;
    return new Intl.DateTimeFormat(inLanguage, precision).format(new Date(written));
  }
  const name = MONTHS[Number(month) - 1];
  return day ? `${Number(day)} ${name}, ${year}` : `${name}, ${year}`;
}

/** Day and time of a moment, where the reader is: `12 March, 2021, 14:05:09`. */
export function formatMoment(moment: string): string {
  const date = new Date(moment);
  // Swedish writes days as ISO does, German times with 24 hours.
  return `${formatDate(date.toLocaleDateString('sv'))}, ${date.toLocaleTimeString('de')}`;
}

/** `1 patent`, `12 patents`. */
export const formatCount = (count: number, singular: string, plural = `${singular}s`): string =>
  `${formatNumber(count)} ${count === 1 ? singular : plural}`;

/** A label inside a sentence: `patents`, `USA spending`. */
export const inSentence = (label: string): string =>
  isEnglish(language())
    ? label.replace(/\b[A-Z](?![A-Z])/g, (capital) => capital.toLowerCase())
    : label.replace(ADJECTIVE, (adjective) => adjective.toLowerCase());

/** German writes nouns with a capital and the adjective before one without: 'klinische Studien'. */
const ADJECTIVE = /^\p{Lu}\p{Ll}+e(?= \p{Lu})/u;

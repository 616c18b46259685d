const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const YEAR_MIN = 1600;
const YEAR_MAX = 2199;

const ISO = /^(\d{4})(?:[-/.](\d{1,2})(?:[-/.](\d{1,2}))?)?(?:[T ].*)?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})(?:[T ,].*)?$/;
const MONTH_FIRST = /^([a-z]{3,9})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?(\d{4})\b/i;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4}|\d{2})\b/i;
const MONTH_YEAR = /^(\d{1,2})[-/](\d{4})$/;
/** 'Jan-15', as spreadsheets show a month. */
const SHORT_MONTH = /^([a-z]{3})-(\d{2}|\d{4})$/i;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?\s+/i;
/** Days from 1954 to 2064; a day of a spreadsheet is a count from 1899-12-30. */
const SERIAL = /^([2-5]\d{4})(?:\.\d+)?$/;
/** Milliseconds since 1970 of 2001 and later, which is how tables become JSON. */
const MILLISECONDS = /^\d{13}$/;

/** Which of two numbers is the day when both could be: '03/04/2020' is March 4 in the United States. */
export type DayOrder = 'month-first' | 'day-first';

/**
 * A date in any style that the sources use, as `yyyy`, `yyyy-mm` or `yyyy-mm-dd`: as precise as it was written.
 * Undefined for blanks and for days that do not exist.
 */
export function parseDate(raw: unknown, order: DayOrder = 'month-first'): string | undefined {
  const text = String(raw ?? '')
    .trim()
    .replace(WEEKDAY, '');
  const compact = COMPACT.exec(text);
  if (compact) return build(compact[1], compact[2], compact[3]);
  const iso = ISO.exec(text);
  if (iso) return build(iso[1], iso[2], iso[3]);
  const numeric = NUMERIC.exec(text);
  if (numeric) return fromNumbers(numeric, order);
  const monthYear = MONTH_YEAR.exec(text);
  if (monthYear) return build(monthYear[2], monthYear[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  if (monthFirst) return build(monthFirst[3], monthNumber(monthFirst[1]), monthFirst[2]);
  const shortMonth = SHORT_MONTH.exec(text);
  if (shortMonth) return build(wholeYear(shortMonth[2]), monthNumber(shortMonth[1]));
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst) return build(wholeYear(dayFirst[3]), monthNumber(dayFirst[2]), dayFirst[1]);
  const serial = SERIAL.exec(text);
  if (serial) return new Date(Date.UTC(1899, 11, 30 + Number(serial[1]))).toISOString().slice(0, 10);
  return MILLISECONDS.test(text) ? dateOfUnixSeconds(Number(text) / 1000) : undefined;
}

/** An hour with its zone behind a day: 'T23:59:00-10:00', '5:00 PM ET', '17:00 (Brussels time)'. */
const HOUR =
  /[T ,(](\d{1,2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)?\s*(?:([ap])\.?m\b\.?)?[\s,([]*(Z|[+-]\d{2}:?\d{2}|[a-z][a-z/_ ]+)[)\].]*$/i;
const OFFSET = /^[+-]\d/;
/** The day tells the season of zones written by their letters: many write EST all the year. */
const ZONES: [RegExp, zone: string][] = [
  [/^(?:z|utc|gmt)$/, 'UTC'],
  [/^(?:e[sd]?t|eastern)$/, 'America/New_York'],
  [/^(?:c[sd]?t|central)$/, 'America/Chicago'],
  [/^(?:m[sd]?t|mountain)$/, 'America/Denver'],
  [/^(?:p[sd]?t|pacific)$/, 'America/Los_Angeles'],
  [/^(?:ak[sd]?t|alaska)$/, 'America/Anchorage'],
  [/^(?:hs?t|hawaii)$/, 'Pacific/Honolulu'],
  [/^(?:ces?t|brussels|central european)$/, 'Europe/Brussels'],
  [/^(?:bst|uk|london)$/, 'Europe/London'],
  [/^(?:aoe|anywhere on earth)$/, 'Etc/GMT+12'],
];

/**
 * A closing date with its hour in the zone in which it is said, `2026-11-26T23:59-10:00`; the day alone without hour or zone. In the
 * zone of the caller, `home`, where the hour is given in UTC: nobody's call closes at 04:59 in the morning.
 */
export function parseClosing(raw: string | undefined, home: string, day = parseDate(raw)): string | undefined {
  const [, hours = '', minutes = '', half, said = ''] = HOUR.exec(raw?.trim() ?? '') ?? [];
  if (!day || day.length < 10 || !(minutes || half)) return day;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  if (hour > 23 || Number(minutes) > 59) return day;
  const local = `${day}T${String(hour).padStart(2, '0')}:${minutes || '00'}`;
  if (OFFSET.test(said)) return `${local}${said.slice(0, 3)}:${said.slice(-2)}`;
  const name = said.toLowerCase().replace(/ ?\b(?:standard|daylight|local|time)\b/g, '');
  const zone = ZONES.find(([names]) => names.test(name.trim()))?.[1];
  if (!zone) return day;
  const moment = new Date(`${local}Z`);
  if (zone !== 'UTC') return local + offsetAt(new Date(`${local}${offsetAt(moment, zone)}`), zone);
  const there = moment.toLocaleString('sv', { timeZone: home, dateStyle: 'short', timeStyle: 'short' });
  return there.replace(' ', 'T') + offsetAt(moment, home);
}

/** '-05:00'; in the parts of a date it is 'GMT-05:00', and 'GMT' for none. */
function offsetAt(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value.slice(3) || '+00:00';
}

/** Seconds since 1970, as some APIs give them. */
export function dateOfUnixSeconds(seconds: unknown): string | undefined {
  if (typeof seconds !== 'number' || !Number.isFinite(seconds) || seconds <= 0) return undefined;
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? undefined : parseDate(date.toISOString());
}

/** Year, month and day as numbers, the later ones absent where the source does not know them. */
export function dateOfParts(parts: readonly unknown[] | undefined): string | undefined {
  const [year, month, day] = (parts ?? []).map((part) => (part ? String(part) : undefined));
  return build(year, month, day);
}

export function yearOf(date: string | undefined): number | undefined {
  return date ? Number(date.slice(0, 4)) : undefined;
}

function fromNumbers(match: RegExpExecArray, order: DayOrder): string | undefined {
  const [, first = '', second = ''] = match;
  const year = wholeYear(match[3]);
  const isDayFirst = Number(first) > 12 || (order === 'day-first' && Number(second) <= 12);
  return isDayFirst ? build(year, second, first) : build(year, first, second);
}

/** '15' is 2015 and '85' is 1985: of two digits, spreadsheets take the thirties to be the last of this century. */
function wholeYear(year = ''): string {
  return year.length === 2 ? `${Number(year) < 40 ? '20' : '19'}${year}` : year;
}

function monthNumber(name = ''): string {
  return String(MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1);
}

function build(yearText?: string, monthText?: string, dayText?: string): string | undefined {
  const year = Number(yearText);
  if (!Number.isInteger(year) || year < YEAR_MIN || year > YEAR_MAX) return undefined;
  if (monthText === undefined) return yearText;
  const month = Number(monthText);
  if (!(month >= 1 && month <= 12)) return undefined;
  const yearAndMonth = `${yearText}-${String(month).padStart(2, '0')}`;
  if (dayText === undefined) return yearAndMonth;
  const day = Number(dayText);
  const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (!(day >= 1 && day <= daysInMonth)) return undefined;
  return `${yearAndMonth}-${String(day).padStart(2, '0')}`;
}

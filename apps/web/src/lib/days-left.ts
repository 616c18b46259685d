import { hourOf, isOver } from '@groundwork/contract/closing';
import { localeOf } from '@groundwork/contract/format';
import { LIB_TEXTS } from './lib.texts.ts';

const DAY_MS = 86_400_000;

const pad = (value: number) => String(value).padStart(2, '0');

/** Today as `yyyy-mm-dd`, where the reader is. */
export function today(now = new Date()): string {
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}

/** A date is past when all of it is: '2026' is not while 2026 lasts. */
export const isPast = (date: string, day = today()): boolean =>
  hourOf(date) ? isOver(date) : date < day.slice(0, date.length);

/** The same moment where the reader is, when that is another hour: '27 November, 10:59 for you'. */
export function hereText(closes: string): string | null {
  const said = hourOf(closes);
  if (!said) return null;
  const moment = new Date(closes);
  const hour = `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
  const day = today(moment);
  if (day === closes.slice(0, 10) && hour === said.hour) return null;
  if (day === closes.slice(0, 10)) return LIB_TEXTS.here(hour);
  const name = moment.toLocaleDateString(localeOf() === 'en-US' ? 'en-GB' : localeOf(), {
    day: 'numeric',
    month: 'long',
  });
  return LIB_TEXTS.here(`${name}, ${hour}`);
}

const YEAR_DAYS = 365.25;

/** 'in 12 days', 'today', '3 days ago', from two years on in years; null for a date without a day. */
export function daysLeft(date: string, day = today()): string | null {
  if (!/^\d{4}-\d{2}-\d{2}/.test(date)) return null;
  const last = hourOf(date) ? today(new Date(date)) : date.slice(0, 10);
  const days = Math.round((Date.parse(last) - Date.parse(day)) / DAY_MS);
  if (Number.isNaN(days)) return null;
  if (days === 0) return LIB_TEXTS.today;
  const size = Math.abs(days);
  const years = Math.floor(size / YEAR_DAYS);
  if (years >= 2) return days > 0 ? LIB_TEXTS.yearsAhead(years) : LIB_TEXTS.yearsAgo(years);
  return days > 0 ? LIB_TEXTS.daysAhead(size) : LIB_TEXTS.daysAgo(size);
}

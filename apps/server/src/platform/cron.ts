import { CronExpressionParser } from 'cron-parser';
import { instantOf, wallTimeOf } from './wall-time.ts';

/** Numbers, lists, ranges, steps and '*'; what else some programs understand is told nowhere and refused. */
const FIELD = /^(\*|\d+(-\d+)?)(\/\d+)?(,(\*|\d+(-\d+)?)(\/\d+)?)*$/;

/** True for five fields: minute, hour, day, month, weekday. */
export const isCron = (text: string): boolean => parse(text, new Date()) !== null;

/**
 * The first moment after `after` that the expression names, in UTC or by the clocks of a time zone; null when there is none,
 * as for 31 February. An hour that clocks leave out in spring comes an hour later, one that they repeat in autumn once.
 */
export function nextCron(text: string, after: Date, timeZone = 'UTC'): Date | null {
  // The parser counts in UTC, where no hour is missing or comes twice: by the clocks of Lord Howe Island, which go back by
  // half an hour, it searches for thirty seconds and finds nothing.
  const times = parse(text, new Date(wallTimeOf(after.getTime(), timeZone)));
  if (!times) return null;
  for (;;) {
    const next = instantOf(times.next().getTime(), timeZone);
    if (next > after.getTime()) return new Date(next);
  }
}

function parse(text: string, currentDate: Date) {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => FIELD.test(field))) return null;
  try {
    return CronExpressionParser.parse(text, { tz: 'UTC', currentDate });
  } catch {
    return null;
  }
}

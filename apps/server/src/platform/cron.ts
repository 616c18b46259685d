import { CronExpressionParser } from 'cron-parser';

/** Numbers, lists, ranges, steps and '*'; what else some programs understand is told nowhere and refused. */
const FIELD = /^(\*|\d+(-\d+)?)(\/\d+)?(,(\*|\d+(-\d+)?)(\/\d+)?)*$/;

const HALF_HOUR_MS = 30 * 60_000;

/** True for five fields: minute, hour, day, month, weekday. */
export const isCron = (text: string): boolean => parse(text, new Date()) !== null;

/**
 * The first moment after `after` that the expression names, in UTC or by the clocks of a time zone; null when there is none,
 * as for 31 February. An hour that clocks leave out in spring comes an hour later, one that they repeat in autumn once.
 */
export function nextCron(text: string, after: Date, timeZone = 'UTC'): Date | null {
  try {
    return parse(text, after, timeZone)?.next().toDate() ?? null;
  } catch (error) {
    // cron-parser 5 does not get past the half hour that clocks on Lord Howe Island repeat: it is asked from behind it.
    if (timeZone === 'UTC' || !(error instanceof Error && /loop limit/.test(error.message))) throw error;
    return nextCron(text, new Date(after.getTime() + HALF_HOUR_MS), timeZone);
  }
}

function parse(text: string, currentDate: Date, tz = 'UTC') {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== 5 || !fields.every((field) => FIELD.test(field))) return null;
  try {
    return CronExpressionParser.parse(text, { tz, currentDate });
  } catch {
    return null;
  }
}

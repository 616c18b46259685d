// What clocks show somewhere, as milliseconds of a day and hour in UTC: so that it can be counted on without summer time.
import { memoize } from './memoize.ts';

const DAY_MS = 24 * 3_600_000;

const formatOf = memoize(
  (timeZone) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    }),
);

/** `2026-07-01T10:00Z` in Europe/Berlin is `2026-07-01T12:00Z`. @param instant Milliseconds since 1970. */
export function wallTimeOf(instant: number, timeZone: string): number {
  if (timeZone === 'UTC') return instant;
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year, month, day, hour, minute, second } = parts as Record<string, number>;
  return Date.UTC(year!, month! - 1, day, hour, minute, second) + (((instant % 1000) + 1000) % 1000);
}

/** When clocks there show this: the first time of two in autumn, and as much later in spring as they are put on. */
export function instantOf(wallTime: number, timeZone: string): number {
  const offsetAt = (instant: number) => wallTimeOf(instant, timeZone) - instant;
  // No clocks are changed twice within two days.
  const [before, after] = [offsetAt(wallTime - DAY_MS), offsetAt(wallTime + DAY_MS)];
  const candidates = [wallTime - before, wallTime - after].filter((at) => wallTimeOf(at, timeZone) === wallTime);
  return candidates.length > 0 ? Math.min(...candidates) : wallTime - before;
}

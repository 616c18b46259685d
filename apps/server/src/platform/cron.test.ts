import { expect, test } from 'vitest';
import { isCron, nextCron } from './cron.ts';

test.each([
  // A Monday.
  ['0 4 * * *', '2026-01-05T03:59:00Z', '2026-01-05T04:00:00.000Z'],
  ['0 4 * * *', '2026-01-05T04:00:00Z', '2026-01-06T04:00:00.000Z'],
  ['*/15 * * * *', '2026-01-05T23:46:00Z', '2026-01-06T00:00:00.000Z'],
  ['5,35 9-17/4 * * *', '2026-01-05T09:36:00Z', '2026-01-05T13:05:00.000Z'],
  ['0 0 1 * *', '2026-01-05T00:00:00Z', '2026-02-01T00:00:00.000Z'],
  ['0 0 * * 0', '2026-01-05T00:00:00Z', '2026-01-11T00:00:00.000Z'],
  ['0 0 * * 7', '2026-01-05T00:00:00Z', '2026-01-11T00:00:00.000Z'],
  ['0 0 13 * 5', '2026-01-05T00:00:00Z', '2026-01-09T00:00:00.000Z'],
  ['0 0 29 2 *', '2026-01-05T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ['30 6 31 12 *', '2026-12-31T06:30:00Z', '2027-12-31T06:30:00.000Z'],
])('%s after %s is %s', (cron, after, next) => {
  expect(nextCron(cron, new Date(after))?.toISOString()).toBe(next);
});

test('a day that never comes has no next', () => {
  expect(nextCron('0 0 31 2 *', new Date('2026-01-05T00:00:00Z'))).toBeNull();
});

test('[DATA-18] [NTF-06] by the clocks of a place: an hour left out comes later, one repeated once, half hours as well', () => {
  const runs = (cron: string, after: string, timeZone: string, count: number) =>
    Array.from({ length: count }).reduce<string[]>(
      (all) => [...all, nextCron(cron, new Date(all.at(-1) ?? after), timeZone)!.toISOString()],
      [],
    );
  expect(runs('30 2 * * *', '2026-03-28T12:00:00Z', 'Europe/Berlin', 2)).toEqual([
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
  expect(runs('0 * * * *', '2026-10-24T23:30:00Z', 'Europe/Berlin', 2)).toEqual([
    '2026-10-25T00:00:00.000Z',
    '2026-10-25T02:00:00.000Z',
  ]);
  // On Lord Howe Island 02:00 is followed by 01:30, at 15:00 in UTC.
  expect(runs('45 1 * * *', '2027-04-02T20:00:00Z', 'Australia/Lord_Howe', 2)).toEqual([
    '2027-04-03T14:45:00.000Z',
    '2027-04-04T15:15:00.000Z',
  ]);
});

test.each([
  '',
  'off',
  '* * * *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  '5-1 * * * *',
  '*/0 * * * *',
  'a * * * *',
  '1,,2 * * * *',
  '0 0 * * MON',
  '* * * * * *',
])('%j is no cron expression', (text) => {
  expect(isCron(text)).toBe(false);
});

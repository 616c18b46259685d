import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digestDueAt } from './digest-time.ts';

const due = (createdAt: string, timeZone: string, hour: number) =>
  digestDueAt(new Date(createdAt), { timeZone, hour }).toISOString();

test('[NTF-06] the digest’s hour is that of the person’s clocks, in summer and winter', () => {
  expect(due('2026-01-10T12:00:00Z', 'Europe/Berlin', 8)).toBe('2026-01-11T07:00:00.000Z');
  expect(due('2026-07-10T12:00:00Z', 'Europe/Berlin', 8)).toBe('2026-07-11T06:00:00.000Z');
  expect(due('2026-07-10T01:00:00Z', 'America/New_York', 8)).toBe('2026-07-10T12:00:00.000Z');
  expect(due('2026-07-10T12:00:00Z', 'Asia/Kathmandu', 8)).toBe('2026-07-11T02:15:00.000Z');
});

test('[NTF-06] an hour that clocks leave out comes an hour later, and one that they repeat comes once', () => {
  // 29 March 2026: 02:00 is followed by 03:00. 25 October: 02:00 to 03:00 twice.
  expect(due('2026-03-28T12:00:00Z', 'Europe/Berlin', 2)).toBe('2026-03-29T01:00:00.000Z');
  expect(due('2026-10-24T12:00:00Z', 'Europe/Berlin', 2)).toBe('2026-10-25T00:00:00.000Z');
  expect(due('2026-10-25T00:30:00Z', 'Europe/Berlin', 2)).toBe('2026-10-26T01:00:00.000Z');
});

test('[NTF-06] it comes in the night, too, in which clocks go back by half an hour', () => {
  // On Lord Howe Island 02:00 is followed by 01:30, at 15:00 in UTC.
  expect(due('2027-04-02T15:00:00Z', 'Australia/Lord_Howe', 2)).toBe('2027-04-03T15:30:00.000Z');
  expect(due('2027-04-03T12:00:00Z', 'Australia/Lord_Howe', 3)).toBe('2027-04-03T16:30:00.000Z');
  expect(due('2027-04-03T14:00:00Z', 'Australia/Lord_Howe', 1)).toBe('2027-04-04T14:30:00.000Z');
});

test('[NTF-06] it comes within a day and an hour, once on each day there, wherever one lives', () => {
  const zones = [
    'Europe/Berlin',
    'America/Havana',
    'America/Santiago',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'UTC',
  ];
  const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), fc.integer({ min: 0, max: 23 }), (createdAt, timeZone, hour) => {
      const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
      const first = digestDueAt(createdAt, { timeZone, hour });
      const second = digestDueAt(first, { timeZone, hour });
      expect(first.getTime() - createdAt.getTime()).toBeGreaterThan(0);
      expect(first.getTime() - createdAt.getTime()).toBeLessThanOrEqual(25 * 3_600_000);
      expect(dayOf(second)).not.toBe(dayOf(first));
    }),
  );
});

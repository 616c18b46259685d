import { expect, test } from 'vitest';
import { daysLeft, hereText, isPast, today } from './days-left.ts';

test.each([
  ['2026-03-11', 'in 1 day'],
  ['2026-03-10', 'today'],
  ['2026-03-09', '1 day ago'],
  ['2026-04-24', 'in 45 days'],
  ['2015-07-23', '10 years ago'],
  ['2026-03', null],
])('[SRCH-07] on 10 March, 2026, %s is %s', (date, expected) => expect(daysLeft(date, '2026-03-10')).toBe(expected));

test('[SRCH-07] a month or a year is past when all of it is', () => {
  expect(['2026-03', '2026', '2026-03-10'].map((date) => isPast(date, '2026-03-10'))).toEqual([false, false, false]);
  expect(['2026-02', '2025', '2026-03-09'].map((date) => isPast(date, '2026-03-10'))).toEqual([true, true, true]);
  expect(today(new Date(2026, 0, 5))).toBe('2026-01-05');
});

test('[SRCH-07] a closing date with an hour is past by its minute, and told where the reader is', () => {
  const [before, after] = [new Date(Date.now() - 120_000), new Date(Date.now() + 120_000)];
  const minuteOf = (moment: Date) => `${moment.toISOString().slice(0, 16)}+00:00`;
  expect([before, after].map((moment) => isPast(minuteOf(moment)))).toEqual([true, false]);
  // No place has these clocks.
  const moment = new Date('2026-11-26T23:59-11:30');
  const hour = `${String(moment.getHours()).padStart(2, '0')}:${String(moment.getMinutes()).padStart(2, '0')}`;
  expect(hereText('2026-11-26T23:59-11:30')).toContain(`${hour} for you`);
  expect(hereText('2026-11-26')).toBeNull();
});

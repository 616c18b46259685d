import { expect, test } from 'vitest';
import { closingTime, isOver } from './closing.ts';
import { formatDate } from './format.ts';

const at = Date.parse('2026-11-27T04:31:00Z');

test.each([
  ['2026-11-26T23:59-10:00', false, '26 November, 2026, 23:59 (UTC−10)'],
  ['2026-11-27T00:01+10:00', true, '27 November, 2026, 00:01 (UTC+10)'],
  ['2026-11-27T23:59-05:00', false, '27 November, 2026, 23:59 (UTC−5)'],
  ['2026-11-27T23:59+05:30', false, '27 November, 2026, 23:59 (UTC+05:30)'],
  ['2026-11-27', false, '27 November, 2026'],
  ['2026-11-26', true, '26 November, 2026'],
  ['2026-11', false, 'November, 2026'],
  ['2026-10', true, 'October, 2026'],
  ['2025', true, '2025'],
])(
  '[SRCH-07] on 27 November, 2026, 04:31 UTC, what closes at %s is over: %s; it is told as %s',
  (closes, over, told) => {
    expect([isOver(closes, at), formatDate(closes, 'en')]).toEqual([over, told]);
  },
);

test('a minute, a day, a month and a year last until their end', () => {
  const ends = ['2026-02-28T17:00-05:00', '2026-02-28', '2026-02', '2026'].map((closes) =>
    new Date(closingTime(closes)).toISOString(),
  );
  expect(ends).toEqual([
    '2026-02-28T22:00:59.999Z',
    '2026-02-28T23:59:59.999Z',
    '2026-02-28T23:59:59.999Z',
    '2026-12-31T23:59:59.999Z',
  ]);
});

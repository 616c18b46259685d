import { expect, test } from 'vitest';
import type { LiveAskRow } from './live-search.repository.ts';
import { sourceCounts } from './source-counts.ts';

const ask = (phrase: string, total: number, ...states: string[]) =>
  ({
    words: [{ axis: 'technology', phrases: [phrase] }],
    answers: states.map((state, at) => ({
      source: `source-${at}`,
      state,
      answer: { total, asked: 10, address: 'https://example.org/', answeredAt: '2026-01-05T12:00:00Z', years: null },
    })),
  }) as unknown as LiveAskRow;
const totals = (...asks: LiveAskRow[]) =>
  sourceCounts(asks, (source) => ({ label: source, engine: 'awards' })).map(({ source, total }) => [source, total]);

test('[LIVE-05] an ask that was cancelled, or goes on, doesn’t take the place of one that was answered', () => {
  const whole = ask('battery', 500, 'complete', 'failed', 'complete');
  const before = [
    ['source-0', 500],
    ['source-2', 500],
  ];
  expect(totals(whole)).toEqual(before);
  expect(totals(ask('wine', 3, 'complete', 'cancelled'), whole)).toEqual(before);
  expect(totals(ask('wine', 3, 'complete', 'running'), whole)).toEqual(before);
  expect(totals(ask('wine', 3, 'complete', 'complete'), whole)).toEqual([
    ['source-0', 3],
    ['source-1', 3],
  ]);
  expect(totals(ask('wine', 3, 'complete', 'cancelled'))).toEqual([['source-0', 3]]);
});

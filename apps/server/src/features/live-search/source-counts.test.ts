import { expect, test } from 'vitest';
import type { LiveAskRow } from './live-search.repository.ts';
import { sourceCounts } from './source-counts.ts';

const ask = (phrase: string, total: number, ...states: string[]) =>
  ({
    createdAt: new Date('2026-01-05T11:00:00Z'),
    words: [{ axis: 'technology', phrases: [phrase] }],
    answers: states.map((state, at) => ({
      source: `source-${at}`,
      state,
      answer: { total, asked: 10, address: 'https://example.org/', answeredAt: '2026-01-05T12:00:00Z', years: null },
    })),
  }) as unknown as LiveAskRow;
const sources = [0, 1, 2, 3].map((at) => ({
  source: `source-${at}`,
  label: `Source ${at}`,
  engine: 'awards' as const,
  url: 'https://example.org/',
  missing: at === 3 ? 'A_KEY' : null,
}));
const totals = (...asks: LiveAskRow[]) =>
  sourceCounts(asks, sources).flatMap(({ source, total }) => (total === null ? [] : [[source, total]]));

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

test('[LIVE-05] each source says how it took part: answered, failed, left out, or without the key that it needs', () => {
  const counts = sourceCounts([ask('battery', 500, 'complete', 'failed')], sources);
  expect(counts.map(({ state, total, asked }) => [state, total, asked])).toEqual([
    ['answered', 500, 10],
    ['failed', null, 0],
    ['left-out', null, 0],
    ['no-key', null, 0],
  ]);
  // What was answered is of then; of who gave no answer nothing later than the ask is known.
  const [answered, failed] = counts.map(({ at }) => at.asOf);
  expect([answered, failed]).toEqual(['2026-01-05T12:00:00Z', '2026-01-05T11:00:00.000Z']);
});

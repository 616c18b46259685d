import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupScores, npsOf } from './feedback.ts';

const Counts = fc.array(fc.nat(1_000), { minLength: 11, maxLength: 11 });

test('[FDBK-01] scores of 9 and 10 promote, 0 to 6 detract, and the score is the difference of their shares', () => {
  const only = (score: number) => Array.from({ length: 11 }, (_, at) => (at === score ? 4 : 0));
  for (let score = 0; score <= 10; score += 1)
    expect(npsOf(groupScores(only(score)))).toBe(score >= 9 ? 100 : score <= 6 ? -100 : 0);
  expect(npsOf(groupScores([1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2]))).toBe(25);
  expect(npsOf(groupScores(new Array(11).fill(0)))).toBeNull();
});

test('[FDBK-01] nobody is counted twice or lost, and the score stays between -100 and 100', () => {
  fc.assert(
    fc.property(Counts, (counts) => {
      const groups = groupScores(counts);
      const all = counts.reduce((sum, count) => sum + count, 0);
      expect(groups.promoters + groups.passives + groups.detractors).toBe(all);
      const nps = npsOf(groups);
      if (all === 0) expect(nps).toBeNull();
      else {
        expect(Math.abs(nps!)).toBeLessThanOrEqual(100);
        expect(Object.is(nps, -0)).toBe(false);
      }
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waitText } from './auth.ts';

test('[AUTH-09] a wait is told so that trying after it works', () => {
  expect([1, 999, 1_001, 59_001, 60_001, 900_000].map(waitText)).toEqual([
    '1 second',
    '1 second',
    '2 seconds',
    '1 minute',
    '2 minutes',
    '15 minutes',
  ]);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 3_600_000 }), (wait) => {
      const [, amount, unit] = /^(\d+) (second|minute)s?$/.exec(waitText(wait))!;
      expect(Number(amount) * (unit === 'minute' ? 60_000 : 1_000)).toBeGreaterThanOrEqual(wait);
    }),
  );
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { daysBetween, median, monthsBetween, percentOf, quantile } from './statistics.ts';

test('[RPT-14] medians and quartiles lie between neighbours by their distance', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  expect([0.25, 0.5, 0.75].map((part) => quantile([10, 20, 30, 40, 50], part))).toEqual([20, 30, 40]);
  expect(quantile([10, 20], 0.25)).toBe(12.5);
  expect(median([])).toBeNaN();
});

test('shares are whole percents, and tenths below ten', () => {
  expect(percentOf(1, 3)).toBe(33);
  expect(percentOf(1, 12)).toBe(8.3);
  expect(percentOf(5, 0)).toBe(0);
});

test('months and days are counted between dates that state them', () => {
  expect(monthsBetween('2019-11', '2021-02-28')).toBe(15);
  expect(monthsBetween('2019', '2021-02')).toBeNull();
  expect(daysBetween('2026-11-22', '2027-01-01')).toBe(40);
  expect(daysBetween('2026-11-22', '2027-01')).toBeNull();
});

describe('whatever the values', () => {
  const values = fc.array(fc.double({ min: 0, max: 1e9, noNaN: true }), { minLength: 1, maxLength: 40 });

  test('[RPT-14] quartiles and median stand in order within the values', () => {
    fc.assert(
      fc.property(values, (given) => {
        const [low, middle, high] = [0.25, 0.5, 0.75].map((part) => quantile(given, part)) as [number, number, number];
        expect(low).toBeGreaterThanOrEqual(Math.min(...given));
        expect(middle).toBeGreaterThanOrEqual(low);
        expect(high).toBeGreaterThanOrEqual(middle);
        expect(high).toBeLessThanOrEqual(Math.max(...given));
      }),
    );
  });

  test('[RPT-14] a share lies between 0 and 100', () => {
    fc.assert(
      fc.property(fc.nat(1e6), fc.nat(1e6), (part, rest) => {
        const share = percentOf(part, part + rest);
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(100);
      }),
    );
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { barsOfRange, foldBuckets, middleHalf, rangeOfBars } from './fold-buckets.ts';

const years = (from: number, counts: number[]) =>
  counts.map((count, at) => ({ min: String(from + at), max: String(from + at), count }));

test('[SRCH-05] a century folds into bars that can be seen, and no record is lost', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(500), { minLength: 1, maxLength: 300 }), (counts) => {
      const buckets = years(1700, counts);
      const bars = foldBuckets(buckets);
      expect(bars.length).toBeLessThanOrEqual(40);
      expect(bars[0]!.min).toBe('1700');
      expect(bars.at(-1)!.max).toBe(buckets.at(-1)!.max);
      for (const [at, bar] of bars.slice(1).entries()) expect(Number(bar.min)).toBe(Number(bars[at]!.max) + 1);
      const sum = (all: { count: number }[]) => all.reduce((total, { count }) => total + count, 0);
      expect(sum(bars)).toBe(sum(buckets));
    }),
  );
});

test('[SRCH-05] the earliest hundredth of the records is one bar, which says so', () => {
  const bars = foldBuckets(years(1900, [1, ...Array<number>(89).fill(0), ...Array<number>(30).fill(10)]));
  expect(bars[0]).toEqual({ min: '1900', max: '1989', count: 1, isTail: true });
  expect(bars[1]).toEqual({ min: '1990', max: '1990', count: 10, isTail: false });
});

test('[SRCH-05] what the slider shows is what its thumbs were set to, and an end is open', () => {
  const bars = foldBuckets(years(2000, [3, 0, 5, 8, 1]));
  expect(rangeOfBars(bars, [0, 4])).toEqual({});
  expect(rangeOfBars(bars, [1, 3])).toEqual({ min: '2001', max: '2003' });
  const place = fc.nat(4);
  fc.assert(
    fc.property(place, place, (a, b) => {
      const thumbs: [number, number] = [Math.min(a, b), Math.max(a, b)];
      expect(barsOfRange(bars, rangeOfBars(bars, thumbs), 'date')).toEqual(thumbs);
    }),
  );
});

test.each([
  [{ min: '2001-06', max: '2003-02-01' }, [1, 3]],
  [{ min: '1980', max: '1990' }, [0, 0]],
  [{ min: '2030' }, [4, 4]],
] as const)('[SRCH-05] a written range of dates %j stands at %j', (range, thumbs) =>
  expect(barsOfRange(foldBuckets(years(2000, [3, 0, 5, 8, 1])), range, 'date')).toEqual(thumbs),
);

test('[SRCH-05] ranges of amounts end where the next begins', () => {
  const bars = foldBuckets([
    { min: '0', max: '1', count: 2 },
    { min: '1', max: '2', count: 1 },
    { min: '2', max: '5', count: 4 },
  ]);
  expect(barsOfRange(bars, { min: '1', max: '2' }, 'amount')).toEqual([1, 1]);
  expect(rangeOfBars(bars, [1, 1])).toEqual({ min: '1', max: '2' });
});

test('[SRCH-05] half of the records lie between the bounds that empty fields propose', () => {
  expect(middleHalf(years(2000, [1, 1, 4, 4, 1, 1]))).toEqual(['2002', '2003']);
  const few = [
    { min: '0', max: '1', count: 5 },
    { min: '1', max: '2', count: 5 },
    { min: '2', max: '5', count: 1 },
  ];
  expect(middleHalf(few)).toEqual(['1', '2']);
  expect(middleHalf([])).toBeNull();
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RecentVectors } from './recent-vectors.ts';

const ofLength = (dimension: number) => ({
  query: fc.array(fc.float({ min: -1, max: 1, noNaN: true }), { minLength: dimension, maxLength: dimension }),
  bytes: fc.array(fc.integer({ min: -127, max: 127 }), { minLength: dimension, maxLength: dimension }),
});

test('[SRCH-02] cosines are as one would reckon them, for any dimension', () => {
  const cases = fc.integer({ min: 1, max: 70 }).chain((dimension) => {
    const { query, bytes } = ofLength(dimension);
    return fc.tuple(fc.constant(dimension), query, fc.array(bytes, { minLength: 1, maxLength: 5 }));
  });
  fc.assert(
    fc.property(cases, ([dimension, query, rows]) => {
      const recent = new RecentVectors(dimension, 10_000);
      for (const [i, bytes] of rows.entries()) recent.add(i + 1, Int8Array.from(bytes), 0);
      recent.ask(Float32Array.from(query));
      rows.forEach((bytes, i) => {
        const product = bytes.reduce((sum, byte, k) => sum + byte * query[k]!, 0);
        const length = Math.sqrt(bytes.reduce((sum, byte) => sum + byte * byte, 0));
        expect(recent.cosine(i + 1)).toBeCloseTo(length === 0 ? 0 : product / length, 10);
        expect([...recent.get(i + 1)!]).toEqual(bytes);
      });
    }),
  );
});

test('[SRCH-02] of two vectors that share a place the one that was read last is there', () => {
  const recent = new RecentVectors(4, 2 * 4);
  recent.add(1, Int8Array.of(1, 2, 3, 4), 0);
  recent.add(3, Int8Array.of(0, 0, 5, 6, 7, 8), 2);
  expect([recent.has(1), recent.has(2), recent.has(3)]).toEqual([false, false, true]);
  expect(recent.get(1)).toBeNull();
  expect([...recent.get(3)!]).toEqual([5, 6, 7, 8]);
});

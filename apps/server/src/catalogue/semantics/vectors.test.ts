import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, normalised } from './model/semantic-model.ts';
import { ByteVectors, toBytes, unitOf } from './vectors.ts';

const DIMENSION = 6;
const number = fc.float({ min: -1, max: 1, noNaN: true }).map((value) => (Math.abs(value) < 1e-3 ? 0 : value));
const vector = fc
  .array(number, { minLength: DIMENSION, maxLength: DIMENSION })
  .map((values) => normalised(Float32Array.from(values)));

test('[SRCH-02] a byte a number keeps cosines to a hundredth, and the nearest come first', () => {
  fc.assert(
    fc.property(
      fc.array(vector, { maxLength: 12 }),
      vector,
      fc.integer({ min: 1, max: 12 }),
      (vectors, query, limit) => {
        const set = new ByteVectors(vectors, DIMENSION);
        const found = set.nearest(query, limit);
        const known = vectors.filter((each) => dot(each, each) > 0);
        expect(found).toHaveLength(Math.min(limit, known.length));
        expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).sort((a, b) => b - a));
        for (const { id, score } of found) expect(Math.abs(score - dot(query, vectors[id]!))).toBeLessThan(0.02);
      },
    ),
  );
});

test('[SRCH-02] of bytes comes the same vector, whatever array takes it', () => {
  fc.assert(
    fc.property(vector, (one) => {
      const bytes = toBytes(one);
      const unit = normalised(new Float32Array(bytes));
      expect(unitOf(bytes, new Float32Array(DIMENSION))).toEqual(unit);
      expect([...unitOf(bytes, new Float64Array(DIMENSION))]).toEqual([...unit]);
    }),
  );
});

test('[SRCH-02] a vector comes back one long; a document without one is never near', () => {
  const set = new ByteVectors([Float32Array.of(0.6, 0.8), Float32Array.of(0, 0)], 2);
  const [x, y] = set.get(0)!;
  expect([x, y]).toEqual([expect.closeTo(0.6, 2), expect.closeTo(0.8, 2)]);
  expect([set.get(1), set.get(2)]).toEqual([null, null]);
  expect(set.nearest(Float32Array.of(-1, 0), 5).map(({ id }) => id)).toEqual([0]);
});

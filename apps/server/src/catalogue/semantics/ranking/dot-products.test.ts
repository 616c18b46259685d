import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot } from '../model/semantic-model.ts';
import { dotProducts } from './dot-products.ts';

test('[SRCH-02] products of vectors with those before them are as one would reckon them, for any dimension and number', () => {
  const number = fc.float({ min: -1, max: 1, noNaN: true });
  const some = fc.tuple(fc.integer({ min: 1, max: 40 }), fc.nat(30)).chain(([dimension, count]) => {
    const vector = fc.array(number, { minLength: dimension, maxLength: dimension });
    return fc.array(
      vector.map((values) => Float32Array.from(values)),
      { minLength: count, maxLength: count },
    );
  });
  fc.assert(
    fc.property(some, (vectors) => {
      const products = dotProducts(vectors);
      expect(products.map(({ length }) => length)).toEqual([...vectors.keys()]);
      for (const [i, row] of products.entries())
        for (const [j, product] of row.entries()) expect(product).toBeCloseTo(dot(vectors[i]!, vectors[j]!), 5);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot } from '../model/semantic-model.ts';
import { vectorRows } from './dot-products.ts';

test('[SRCH-02] products of a vector with each are as one would reckon them, for any dimension and number, also of one not written', () => {
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
      const dimension = vectors[0]?.length ?? 0;
      const all = [...vectors, new Float32Array(dimension)];
      const rows = vectorRows(all.length, dimension);
      for (const [row, vector] of vectors.entries()) rows.at(row).set(vector);
      for (const [i, one] of all.entries())
        expect([...rows.products(i)]).toEqual(all.map((other) => expect.closeTo(dot(one, other), 5)));
    }),
  );
});

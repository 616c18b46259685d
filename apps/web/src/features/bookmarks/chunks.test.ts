import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chunksOf } from './chunks.ts';

test('[SRCH-15] chunks hold everything in its order, none is empty or too large', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 7 }), (items, size) => {
      const chunks = chunksOf(items, size);
      expect(chunks.flat()).toEqual(items);
      for (const chunk of chunks) expect(chunk.length > 0 && chunk.length <= size).toBe(true);
    }),
  );
});

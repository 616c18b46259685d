import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder, TopDocOrdinals } from './top-k.ts';

const keys = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constant(Number.NEGATIVE_INFINITY),
  fc.double({ noNaN: true }),
);

test('the best docOrdinals are those that sorting everything would put first, equal keys by docOrdinal', () => {
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 0, max: 40 }), fc.integer(), (values, capacity, seed) => {
      const best = new TopDocOrdinals(capacity);
      const all = values.map((key, docOrdinal) => ({ docOrdinal, key: key + 0 }));
      const shuffled = [...all].sort((a, b) => ((a.docOrdinal * 7 + seed) % 11) - ((b.docOrdinal * 7 + seed) % 11));
      for (const { docOrdinal, key } of shuffled) best.offer(docOrdinal, key);
      // A key below the floor need not be offered at all.
      const chosen = new TopDocOrdinals(capacity);
      for (const { docOrdinal, key } of shuffled) if (key >= chosen.floor) chosen.offer(docOrdinal, key);
      const sorted = [...all].sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : a.docOrdinal - b.docOrdinal));
      expect(best.sorted()).toEqual(sorted.slice(0, capacity));
      expect(chosen.sorted()).toEqual(sorted.slice(0, capacity));
    }),
  );
});

test('the first items in order are those that sorting everything would put first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 0, max: 10 }), (items, limit) => {
      const sorted = [...items].sort((a, b) => a - b);
      expect(firstInOrder(items, limit, (a, b) => a - b)).toEqual(sorted.slice(0, limit));
    }),
  );
});

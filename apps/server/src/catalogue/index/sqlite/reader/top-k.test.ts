import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstInOrder, TopSlots } from './top-k.ts';

const keys = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constant(Number.NEGATIVE_INFINITY),
  fc.double({ noNaN: true }),
);

test('the best slots are those that sorting everything would put first, equal keys by slot', () => {
  fc.assert(
    fc.property(fc.array(keys), fc.integer({ min: 0, max: 40 }), fc.integer(), (values, capacity, seed) => {
      const best = new TopSlots(capacity);
      const all = values.map((key, slot) => ({ slot, key: key + 0 }));
      const shuffled = [...all].sort((a, b) => ((a.slot * 7 + seed) % 11) - ((b.slot * 7 + seed) % 11));
      for (const { slot, key } of shuffled) best.offer(slot, key);
      // What is below the floor need not be offered at all.
      const chosen = new TopSlots(capacity);
      for (const { slot, key } of shuffled) if (key >= chosen.floor) chosen.offer(slot, key);
      const sorted = [...all].sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : a.slot - b.slot));
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

import { expect, test } from 'vitest';
import { SlotSets } from './slot-set.ts';

test('sets that are taken are empty and of their own until the turn, whatever they were used for before', () => {
  const sets = new SlotSets();
  for (const size of [40, 40, 500, 70]) {
    const [one, other] = [sets.take(size), sets.take(size)];
    expect([...one.slots(), ...other.slots()]).toEqual([]);
    one.addAll(Uint32Array.of(1, size - 1));
    other.add(2);
    expect([[...one.slots()], [...other.slots()]]).toEqual([[1, size - 1], [2]]);
    sets.turn();
  }
});

test('sets that are too small give way to larger ones in the midst of a question', () => {
  const sets = new SlotSets();
  const small = sets.take(10);
  small.add(9);
  const large = sets.take(1_000);
  large.add(999);
  expect([[...small.slots()], [...large.slots()], [...sets.take(1_000).slots()]]).toEqual([[9], [999], []]);
});

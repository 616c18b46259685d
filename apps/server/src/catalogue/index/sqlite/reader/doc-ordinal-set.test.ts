import { expect, test } from 'vitest';
import { DocOrdinalSets } from './doc-ordinal-set.ts';

test('sets that are taken are empty and of their own until the turn, whatever they were used for before', () => {
  const sets = new DocOrdinalSets();
  for (const size of [40, 40, 500, 70]) {
    const [one, other] = [sets.take(size), sets.take(size)];
    expect([...one.docOrdinals(), ...other.docOrdinals()]).toEqual([]);
    one.addAll(Uint32Array.of(1, size - 1));
    other.add(2);
    expect([[...one.docOrdinals()], [...other.docOrdinals()]]).toEqual([[1, size - 1], [2]]);
    sets.turn();
  }
});

test('sets that are too small give way to larger ones in the midst of a question', () => {
  const sets = new DocOrdinalSets();
  const small = sets.take(10);
  small.add(9);
  const large = sets.take(1_000);
  large.add(999);
  expect([[...small.docOrdinals()], [...large.docOrdinals()], [...sets.take(1_000).docOrdinals()]]).toEqual([
    [9],
    [999],
    [],
  ]);
});

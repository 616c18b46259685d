import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pageToggled, rangeToggled, toggled } from './selection.ts';

const PAGE = ['a', 'b', 'c', 'd', 'e'];

test('[SRCH-15] Shift chooses what lies between, in either direction, and takes it back the same way', () => {
  expect(rangeToggled(['b'], PAGE, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeToggled(['d'], PAGE, 'd', 'b')).toEqual(['d', 'b', 'c']);
  expect(rangeToggled(['a', 'b', 'c', 'd'], PAGE, 'b', 'd')).toEqual(['a']);
});

test('[SRCH-15] Shift after a click on another page, or after none, chooses this row alone', () => {
  expect(rangeToggled(['x'], PAGE, 'x', 'c')).toEqual(['x', 'c']);
  expect(rangeToggled([], PAGE, null, 'c')).toEqual(['c']);
});

test('[SRCH-15] a page is chosen as a whole, with what other pages have, and taken back as a whole', () => {
  const all = pageToggled(['x', 'b'], PAGE);
  expect(all).toEqual(['x', 'b', 'a', 'c', 'd', 'e']);
  expect(pageToggled(all, PAGE)).toEqual(['x']);
});

test('[SRCH-15] nothing is chosen twice, and twice the same click changes nothing', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...PAGE, 'x', 'y'));
  fc.assert(
    fc.property(ids, fc.constantFrom(...PAGE), (chosen, id) => {
      expect(new Set(toggled(toggled(chosen, id), id))).toEqual(new Set(chosen));
      for (const next of [toggled(chosen, id), pageToggled(chosen, PAGE), rangeToggled(chosen, PAGE, 'a', id)])
        expect(new Set(next).size).toBe(next.length);
    }),
  );
});

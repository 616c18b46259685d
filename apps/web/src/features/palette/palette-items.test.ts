import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterGroups } from './palette-items.ts';

const item = (label: string, isAlwaysShown = false) => ({ id: label, label, run: () => undefined, isAlwaysShown });
const groups = [
  { title: 'Go to', items: [item('Pulse'), item('Reports & Agents')] },
  { title: 'Projects', items: Array.from({ length: 12 }, (_, at) => item(`Battery ${at}`)) },
  { title: 'Search', items: [item('Search Patents for “x”', true)] },
];
const shown = (typed: string) => filterGroups(groups, typed).map(({ title, items }) => [title, items.length]);

test('[NAV-13] the palette finds by all words in any order, and always offers the search', () => {
  expect(shown('')).toEqual([
    ['Go to', 2],
    ['Projects', 8],
    ['Search', 1],
  ]);
  expect(shown('agents REP')).toEqual([
    ['Go to', 1],
    ['Search', 1],
  ]);
  expect(shown('11 batt')).toEqual([
    ['Projects', 1],
    ['Search', 1],
  ]);
  expect(shown('nothing of this')).toEqual([['Search', 1]]);
});

test('[NAV-13] whatever is typed, what is shown has it', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      for (const { items } of filterGroups(groups, typed))
        for (const { label, isAlwaysShown } of items)
          for (const word of typed.toLowerCase().split(/\s+/).filter(Boolean))
            expect(isAlwaysShown || label.toLowerCase().includes(word)).toBe(true);
    }),
  );
});

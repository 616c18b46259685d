import { expect, test } from 'vitest';
import { isOtherThanTyped, otherForms, wordsOnly } from './understood.ts';

test.each([
  ['battery anode', 'battery AND anode', false],
  ['battery (anode OR cathode)', 'battery AND (anode OR cathode)', false],
  ['Battery -lead', 'Battery AND NOT lead', false],
  ['“solid electrolyte”', '"solid electrolyte"', false],
  ['', '', false],
  ['battery anode OR cathode', '(battery AND anode) OR cathode', true],
  ['the battery', 'battery', true],
  ['year:2020', 'date:2020..2020', true],
  ['battery (', 'battery', true],
])('[SRCH-01] typed %j and understood as %j: differs is %j', (typed, understood, differs) =>
  expect(isOtherThanTyped(typed, understood)).toBe(differs),
);

test('[SRCH-01] the typed words can be searched as words, unless they are many', () => {
  expect(wordsOnly('state OR (of) title:art –')).toBe('"state" "OR" "of" "title:art"');
  expect(wordsOnly('one two three four five six seven eight nine')).toBeNull();
  expect(wordsOnly('()')).toBeNull();
});

test('[SRCH-01] words that were found with other endings are named once; typed ones are not', () => {
  const result = (title: string, ...marks: [number, number][]) => ({
    title,
    snippet: '',
    highlights: { title: marks, snippet: [] },
  });
  expect(otherForms('lactate Sensors', [result('Lactating lactate sensor', [0, 9], [10, 17], [18, 24])])).toEqual([
    'lactating',
    'sensor',
  ]);
  expect(otherForms('lactate', [result('Lactate', [0, 7])])).toEqual([]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { americanSpelling, inBothSpellings } from './american-spelling.ts';
import { parseQuery } from './parse-query.ts';

test.each([
  ['armour', 'armor'],
  ['Fibres', 'fibers'],
  ['haemorrhage', 'hemorrhage'],
  ['aluminium', 'aluminum'],
  ['optimised', 'optimized'],
  ['sterilising', 'sterilizing'],
  ['miniaturisation', 'miniaturization'],
  ['catalyse', 'catalyze'],
])('[SRCH-05] %s is %s in America', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
  expect(americanSpelling(american)).toBeNull();
});

test.each(['promise', 'exercise', 'noise', 'disease', 'enterprise', 'precise', 'expertise', 'sensor', 'arise'])(
  '[SRCH-05] %s is written so everywhere',
  (word) => {
    expect(americanSpelling(word)).toBeNull();
  },
);

test('[SRCH-05] words are asked for in both spellings, what is quoted as it stands', () => {
  expect(inBothSpellings(parseQuery('armour NOT colour "grey fibre"')!)).toEqual({
    type: 'and',
    nodes: [
      {
        type: 'or',
        nodes: [
          { type: 'word', word: 'armour' },
          { type: 'word', word: 'armor' },
        ],
      },
      {
        type: 'not',
        node: {
          type: 'or',
          nodes: [
            { type: 'word', word: 'colour' },
            { type: 'word', word: 'color' },
          ],
        },
      },
      { type: 'phrase', words: ['grey', 'fibre'] },
    ],
  });
  fc.assert(
    fc.property(fc.lorem(), (text) => {
      const tree = parseQuery(text)!;
      expect(inBothSpellings(tree)).toEqual(tree);
    }),
  );
});

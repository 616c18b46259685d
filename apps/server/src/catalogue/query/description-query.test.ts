import fc from 'fast-check';
import { expect, test } from 'vitest';
import { descriptionQuery } from './description-query.ts';

const word = (text: string) => ({ type: 'word', word: text });

test.each([
  ['', null],
  ['lithium', word('lithium')],
  ['a cell of lithium', { type: 'or', nodes: [word('cell'), word('lithium')] }],
  [
    'lithium cells, and a lithium anode',
    { type: 'or', nodes: [word('lithium'), word('lithium'), word('cells'), word('anode')] },
  ],
  ['to be or not to be', { type: 'or', nodes: ['to', 'to', 'be', 'be', 'or', 'not'].map(word) }],
])('[SRCH-02] the description %j asks for any of its words, each as often as it says them', (text, tree) => {
  expect(descriptionQuery(text)).toEqual(tree);
});

test('[SRCH-02] any text is a query of bounded size', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3000 }), (text) => {
      const query = descriptionQuery(text);
      expect(query === null || query.type === 'word' || (query.type === 'or' && query.nodes.length <= 200)).toBe(true);
    }),
  );
});

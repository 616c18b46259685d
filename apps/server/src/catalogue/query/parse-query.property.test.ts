import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import type { QueryNode } from './query-tree.ts';

const FACETS = ['status'];

const anyWord = fc
  .stringMatching(/^[a-zà-öø-ÿ0-9]([a-zà-öø-ÿ0-9'’./+-]{0,8}[a-zà-öø-ÿ0-9])?$/)
  .filter((word) => !word.includes('..'));
const word = anyWord.map((text): QueryNode => ({ type: 'word', word: text }));
const phrase = fc.array(anyWord, { minLength: 1, maxLength: 4 }).map((words): QueryNode => ({ type: 'phrase', words }));
const prefix = anyWord.map((text): QueryNode => ({ type: 'prefix', prefix: text }));
const field = fc
  .tuple(fc.constantFrom('title', 'organisation', 'person', 'place', 'id', 'status'), fc.oneof(word, phrase, prefix))
  .map(([name, value]): QueryNode => ({ type: 'field', field: name, value }));
const year = fc.integer({ min: 1800, max: 2100 }).map(String);
const range = fc.tuple(year, year, fc.constantFrom('min', 'max', 'both')).map(([a, b, bounds]): QueryNode => {
  const [min, max] = [a, b].sort() as [string, string];
  return { type: 'range', field: 'date', ...(bounds !== 'max' && { min }), ...(bounds !== 'min' && { max }) };
});

const { tree } = fc.letrec<{ tree: QueryNode }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    word,
    phrase,
    prefix,
    field,
    range,
    tie('tree').map((node): QueryNode => ({ type: 'not', node })),
    fc
      .tuple(fc.constantFrom('and', 'or'), fc.array(tie('tree'), { minLength: 2, maxLength: 4 }))
      .map(([type, nodes]): QueryNode => ({ type, nodes })),
  ),
}));

const hasOperator = (node: QueryNode): boolean => node.type === 'or' || node.type === 'not' || node.type === 'and';

test('[SRCH-01] a printed tree parses to the same tree', () => {
  fc.assert(
    // A single leaf is a plain query, which may be read more freely.
    fc.property(tree.filter(hasOperator), (node) => {
      expect(parseQuery(printQuery(node), FACETS)).toEqual(node);
    }),
    { numRuns: 500 },
  );
});

const fragments = fc.constantFrom(
  ...[
    '"',
    '“',
    '(',
    ')',
    '-',
    '*',
    ':',
    '..',
    '>=',
    'AND',
    'OR',
    'NOT',
    ' ',
    '\0',
    '\ud800',
    '\u202e',
    '😀',
    '\\',
    "'",
  ],
  ...['title:', 'date:', 'amount:', 'status:', 'year:2020', 'heart', 'the', 'שלום', 'NEAR(', '--', ';'],
);
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fragments, { maxLength: 120 }).map((parts) => parts.join('')),
  fc.tuple(fragments, fc.integer({ min: 1, max: 10_000 })).map(([part, times]) => part.repeat(times)),
);

test('[SRCH-01] every text is a query, bounded in depth and terms', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const node = parseQuery(text, FACETS);
      if (node === null) return;
      const size = measure(node);
      expect(size.leaves).toBeLessThanOrEqual(200);
      expect(size.depth).toBeLessThanOrEqual(200);
      expect(size.leaves).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});

function measure(node: QueryNode): { depth: number; leaves: number } {
  if (node.type === 'not') {
    const inner = measure(node.node);
    return { depth: inner.depth + 1, leaves: inner.leaves };
  }
  if (node.type !== 'and' && node.type !== 'or') return { depth: 1, leaves: 1 };
  const inner = node.nodes.map(measure);
  return {
    depth: Math.max(...inner.map((child) => child.depth)) + 1,
    leaves: inner.reduce((sum, child) => sum + child.leaves, 0),
  };
}

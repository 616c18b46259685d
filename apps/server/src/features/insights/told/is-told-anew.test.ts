import type { InsightContent } from '@groundwork/contract/insights';
import { expect, test } from 'vitest';
import { isToldAnew } from './is-told-anew.ts';

function content(figures: Record<string, number>, unit: 'count' | 'days' = 'count', record?: string): InsightContent {
  const query = { searchEngine: 'patents' as const, query: '', filters: {} };
  const reference = {
    citationNumber: 1,
    title: '',
    year: null,
    authors: [],
    link: null,
    publisher: '',
    isSample: false,
  };
  return {
    title: '',
    kind: 'players',
    response: '',
    why: null,
    n: 1,
    period: null,
    missing: null,
    asOf: '',
    sentences: [
      { text: '', kind: 'figure', citations: [], figures: Object.keys(figures) },
      ...(record ? [{ text: '', kind: 'fact' as const, citations: [1], figures: [] }] : []),
    ],
    references: record ? [{ ...reference, searchEngine: 'patents', id: record }] : [],
    figures: Object.entries(figures).map(([id, value]) => ({ id, label: id, value, unit, query })),
  };
}

test.each([
  ['the same numbers', content({ a: 100 }), content({ a: 100 }), false],
  ['a number that moved by less than a tenth', content({ a: 100 }), content({ a: 109 }), false],
  ['a number that moved by more', content({ a: 100 }), content({ a: 112 }), true],
  ['another holder', content({ a: 100 }), content({ b: 100 }), true],
  ['one more figure', content({ a: 1 }), content({ a: 1, b: 1 }), true],
  ['days that pass', content({ a: 40 }, 'days'), content({ a: 12 }, 'days'), false],
  ['another record', content({}, 'count', 'x'), content({}, 'count', 'y'), true],
  ['the same record', content({}, 'count', 'x'), content({}, 'count', 'x'), false],
])('[INS-01] told anew or not: %s', (_what, before, now, isAnew) => {
  expect(isToldAnew(before, now)).toBe(isAnew);
});

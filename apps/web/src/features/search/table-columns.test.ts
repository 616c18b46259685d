import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchResult } from '@groundwork/contract/search';
import { expect, test } from 'vitest';
import { chosenColumns, columnsAtFirst, columnsOf, moved } from './table-columns.ts';

const engine = {
  date: { label: 'Award date' },
  amount: { label: 'Award amount', unit: 'usd' },
  facets: ['agency', 'branch', 'program', 'phase'].map((field) => ({ field, label: field })),
} as EngineInfo;
const columns = columnsOf(engine);
const keysOf = (all: { key: string }[]) => all.map(({ key }) => key);

test('[SRCH-05] a table has a column for each filter, who, where, when, how much and why', () => {
  expect(keysOf(columns)).toEqual(
    'date amount organisations f.agency f.branch f.program f.phase place matched'.split(' '),
  );
  const result = {
    date: '2021-03',
    amount: 150000,
    organisations: ['Volt', 'DOE'],
    place: null,
    facets: { agency: ['DOE'] },
    matched: { words: ['battery', 'anode'], isByMeaning: true },
  } as unknown as SearchResult;
  expect(columns.map(({ text }) => text(result))).toEqual([
    'March, 2021',
    '$150,000',
    'Volt; DOE',
    'DOE',
    null,
    null,
    null,
    null,
    'Matches: battery, anode · Close in meaning',
  ]);
  expect(keysOf(columnsOf({ ...engine, date: null, amount: null }))).not.toContain('date');
});

test('[SRCH-05] columns that were kept are shown in their order; what is none is left out', () => {
  expect(keysOf(chosenColumns(columns, ['place', 'ghost', 3, 'date', 'place']))).toEqual(['place', 'date']);
  expect(chosenColumns(columns, [])).toEqual([]);
  for (const kept of [null, 'date', { 0: 'date' }])
    expect(keysOf(chosenColumns(columns, kept))).toEqual(columnsAtFirst(columns));
});

test('[SRCH-05] a column moves by one place and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a'], 'x', 1)).toEqual(['a']);
});

import { expect, test } from 'vitest';
import type { Evidence } from '../evidence.ts';
import { figureGround, judgeSentence } from './judge-sentence.ts';

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const figure = (id: string, unit = 'count') => ({ id, label: id, value: 1, unit, query });
const evidence = {
  asOf: '2026-03-01T00:00:00Z',
  records: {},
  cited: [],
  figures: [
    ...['NASA', 'Navy', 'Army', 'ESA'].flatMap((key) => [
      figure(`by-agency:${key}:count`),
      figure(`by-agency:${key}:sum`, 'usd'),
    ]),
    figure('by-year:2020:count'),
    figure('total'),
    { id: 'money', label: 'award money', value: 9000, unit: 'usd', query },
  ],
  series: [
    { id: 'by-year', query, rows: [{ key: '2020', count: 0, amount: 0 }] },
    {
      id: 'by-agency',
      query,
      rows: [
        { key: 'Navy', count: 20, amount: 1000 },
        { key: 'NASA', count: 50, amount: 500 },
        { key: 'Army', count: 20, amount: 8500 },
      ],
    },
  ],
} as unknown as Evidence;
const rank = (id: string) => figureGround(id, evidence).rank;

test('[GRD-07] a figure of a series has its place and share there, by what it counts; equals share their place', () => {
  expect(rank('by-agency:NASA:count')).toEqual({ place: 1, share: 50 / 90 });
  expect(rank('by-agency:Navy:count')).toEqual({ place: 2, share: 70 / 90 });
  expect(rank('by-agency:Army:count')).toEqual({ place: 2, share: 1 });
  expect(rank('by-agency:Army:sum')).toEqual({ place: 1, share: 0.85 });
  expect(rank('by-agency:Navy:sum')).toEqual({ place: 2, share: 0.95 });
  expect(rank('by-agency:NASA:sum')).toEqual({ place: 3, share: 1 });
});

test('[GRD-07] one of no series, of a group that the series lacks, or of an empty one has none', () => {
  expect(figureGround('total', evidence)).toEqual({ label: 'total', value: 1, unit: 'count' });
  expect(rank('by-agency:ESA:count')).toBeUndefined();
  expect(rank('by-year:2020:count')).toBeUndefined();
});

test('[GRD-08] an inference may repeat a figure as what it is: money or a count', () => {
  const lacks = (text: string, id: string) =>
    judgeSentence({ text, grounds: [], figures: [id], kind: 'inference' }, evidence, () => false);
  expect(lacks('Makers may share $9,000.', 'money')).toEqual([]);
  expect(lacks('Makers may share $1.', 'total')).toEqual(['$1']);
  expect(lacks('Boeing may share $9,000.', 'money')).toEqual(['Boeing']);
});

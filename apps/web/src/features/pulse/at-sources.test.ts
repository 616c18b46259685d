import type { MarketSeries, SourceTrend } from '@groundwork/contract/pulse.panels';
import { expect, test } from 'vitest';
import { withSources } from './at-sources.ts';

const series = (
  id: 'publications' | 'patents' | 'funding-rounds',
  searchEngine: MarketSeries['searchEngine'],
): MarketSeries => ({
  id,
  searchEngine,
  total: 7,
  covered: null,
  years: [2023, 2024, 2025].map((year) => ({ year, count: 1, query: null })),
});
const at: SourceTrend = {
  searchEngine: 'publications',
  label: 'PubMed',
  total: 41_203,
  years: [
    { year: 2024, count: 900 },
    { year: 2025, count: 1_000 },
  ],
  address: 'https://pubmed.ncbi.nlm.nih.gov/?term=x',
  asOf: '2026-01-05T12:00:00.000Z',
  words: ['x'],
};

test('[LIVE-05] a source’s own counts stand before the catalogue’s partial ones; years that it was not asked for stay open', () => {
  const [papers, patents] = withSources({
    series: [series('publications', 'publications'), series('patents', 'patents')],
    atSources: [at],
  });
  expect(papers).toMatchObject({ total: 41_203, at: { label: 'PubMed' } });
  expect(papers!.years.map(({ count }) => count)).toEqual([null, 900, 1_000]);
  expect(patents).toEqual(series('patents', 'patents'));
});

test('[LIVE-05] without an answer the catalogue’s counts stand; rounds are no records of a source', () => {
  const shown = [series('publications', 'publications')];
  expect(withSources({ series: shown })).toEqual(shown);
  const rounds = [series('funding-rounds', 'companies')];
  expect(withSources({ series: rounds, atSources: [{ ...at, searchEngine: 'companies' }] })).toEqual(rounds);
});

import type { MarketSeries, MarketTrends, SourceTrend } from '@groundwork/contract/pulse.panels';

export type Shown = MarketSeries & { at?: SourceTrend };

/** The sources' own counts stand before the catalogue's, which holds only what was taken of them. */
export function withSources({ series, atSources = [] }: Pick<MarketTrends, 'series' | 'atSources'>): Shown[] {
  return series.map((each) => {
    const at =
      each.id === each.searchEngine && atSources.find(({ searchEngine }) => searchEngine === each.searchEngine);
    if (!at) return each;
    const counts = new Map(at.years.map(({ year, count }) => [year, count]));
    const years = each.years.map(({ year }) => ({ year, count: counts.get(year) ?? null, query: null }));
    return { ...each, total: at.total, years, at };
  });
}

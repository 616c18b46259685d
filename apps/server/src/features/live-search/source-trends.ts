import type { Engine } from '@groundwork/contract/engines';
import type { SourceTrend } from '@groundwork/contract/pulse.panels';
import type { LiveAskRow } from './live-search.repository.ts';

type Named = { label: string; engine: Engine };

/** Of the latest ask that has counts by year: for each data set the source that has most of it. */
export function sourceTrends(asks: LiveAskRow[], named: (source: string) => Named | undefined): SourceTrend[] {
  const most = new Map<Engine, SourceTrend>();
  for (const { answers, words } of asks) {
    for (const { source, state, answer } of answers) {
      const about = named(source);
      if (!about || state !== 'complete' || answer?.total == null || !answer.address || !answer.answeredAt) continue;
      if (answer.years?.unit !== 'count' || answer.years.counts.length === 0) continue;
      const known = most.get(about.engine);
      if (known && known.total >= answer.total) continue;
      most.set(about.engine, {
        searchEngine: about.engine,
        label: about.label,
        total: answer.total,
        years: answer.years.counts.map(({ year, value }) => ({ year, count: value })),
        address: answer.address,
        asOf: answer.answeredAt,
        words: words.flatMap(({ phrases }) => phrases),
      });
    }
    if (most.size > 0) break;
  }
  return [...most.values()];
}

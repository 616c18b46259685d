import type { Engine } from '@groundwork/contract/engines';
import type { SourceTrend } from '@groundwork/contract/pulse.panels';
import type { SourceCount } from '../../evidence/evidence.ts';
import type { LiveAskRow } from './live-search.repository.ts';

type Named = { label: string; engine: Engine };

/**
 * What each source has in all, of the latest ask for the project's own words that any has answered with a count. One that goes on or was
 * cancelled says what a few of its sources have: it counts only where there is no other.
 */
export function sourceCounts(asks: LiveAskRow[], named: (source: string) => Named | undefined): SourceCount[] {
  const isWhole = ({ answers }: LiveAskRow) => answers.every(({ state }) => state === 'complete' || state === 'failed');
  for (const { answers, words } of [...asks.filter(isWhole), ...asks.filter((ask) => !isWhole(ask))]) {
    const counts = answers.flatMap(({ source, state, answer }): SourceCount[] => {
      const about = named(source);
      if (!about || state !== 'complete' || answer?.total == null || !answer.address || !answer.answeredAt) return [];
      const years =
        answer.years?.unit === 'count' ? answer.years.counts.map(({ year, value }) => ({ year, count: value })) : [];
      const at = {
        label: about.label,
        address: answer.address,
        asOf: answer.answeredAt,
        words: words.flatMap(({ phrases }) => phrases),
      };
      const { total, asked } = answer;
      return [{ source, engine: about.engine, total, asked, years, at }];
    });
    if (counts.length > 0) return counts;
  }
  return [];
}

/** For each data set the source that counts most of it by year. */
export function sourceTrends(counts: SourceCount[]): SourceTrend[] {
  const most = new Map<Engine, SourceCount>();
  for (const count of counts)
    if (count.years.length > 0 && (most.get(count.engine)?.total ?? -1) < count.total) most.set(count.engine, count);
  return [...most.values()].map(({ engine, total, years, at }) => ({ searchEngine: engine, total, years, ...at }));
}

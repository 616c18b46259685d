import type { Engine } from '@groundwork/contract/engines';
import type { SourceTrend } from '@groundwork/contract/pulse.panels';
import type { SourceCount } from '../../evidence/evidence.ts';
import type { LiveAskRow } from './live-search.repository.ts';

/** A source that could be asked; `missing`: a setting of the operator's that it needs. */
interface NamedSource {
  source: string;
  label: string;
  engine: Engine;
  url: string;
  missing: string | null;
}

/**
 * How each source took part in the latest ask for the project's own words that any has answered with a count, and what it has in all. One
 * that goes on or was cancelled says what a few of its sources have: it counts only where there is no other.
 */
export function sourceCounts(asks: LiveAskRow[], sources: NamedSource[]): SourceCount[] {
  const isWhole = ({ answers }: LiveAskRow) => answers.every(({ state }) => state === 'complete' || state === 'failed');
  for (const ask of [...asks.filter(isWhole), ...asks.filter((each) => !isWhole(each))]) {
    const counts = sources.map((source) => countOf(source, ask));
    if (counts.some(({ total }) => total !== null)) return counts;
  }
  return [];
}

function countOf({ source, label, engine, url, missing }: NamedSource, ask: LiveAskRow): SourceCount {
  const given = ask.answers.find((each) => each.source === source);
  const answer = given?.state === 'complete' ? given.answer : null;
  const silent = given ? 'failed' : missing === null ? 'left-out' : 'no-key';
  const years = answer?.years?.unit === 'count' ? answer.years.counts : [];
  return {
    source,
    engine,
    state: answer ? 'answered' : silent,
    // Without an address the total can be held against nothing.
    total: answer?.address ? (answer.total ?? null) : null,
    asked: answer?.asked ?? 0,
    years: years.map(({ year, value }) => ({ year, count: value })),
    at: {
      label,
      address: answer?.address ?? url,
      asOf: answer?.answeredAt ?? ask.createdAt.toISOString(),
      words: ask.words.flatMap(({ phrases }) => phrases),
    },
  };
}

/** For each data set the source that counts most of it by year. */
export function sourceTrends(counts: SourceCount[]): SourceTrend[] {
  const most = new Map<Engine, SourceCount & { total: number }>();
  for (const { total, ...count } of counts)
    if (total !== null && count.years.length > 0 && (most.get(count.engine)?.total ?? -1) < total)
      most.set(count.engine, { ...count, total });
  return [...most.values()].map(({ engine, total, years, at }) => ({ searchEngine: engine, total, years, ...at }));
}

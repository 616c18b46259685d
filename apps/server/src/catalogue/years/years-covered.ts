import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../index/index.port.ts';

/** What a data set holds of each year, whatever it is about. */
export interface YearsCovered {
  engine: Engine;
  /** Records of the data set, dated or not. */
  total: number;
  /** Records by year, years without a record left out. */
  byYear: ReadonlyMap<number, number>;
  /** First and last year of the stretch that the data set covers; null if it has no dates. */
  from: number | null;
  to: number | null;
}

/** Of the usual year's count, so much makes a year covered: a stray record does not. */
const LEAST_SHARE = 0.05;

/**
 * The years of which a data set holds records at all. A year outside of them says nothing about a topic: its absence is
 * no zero. Between the first and the last every year counts as covered, so that a quiet year is a true zero.
 */
export async function readYearsCovered(
  index: Pick<CatalogueIndex, 'aggregate'>,
  engine: Engine,
  asOf: string,
  signal?: AbortSignal,
): Promise<YearsCovered> {
  const all = { engines: [engine], query: null };
  const [years, [sum]] = await Promise.all([
    index.aggregate({ ...all, by: { type: 'year' } }, signal),
    index.aggregate({ ...all, by: { type: 'all' } }, signal),
  ]);
  const thisYear = Number(asOf.slice(0, 4));
  const byYear = new Map(
    years.map(({ key, count }) => [Number(key), count] as const).filter(([year]) => year <= thisYear),
  );
  const least = median([...byYear.values()]) * LEAST_SHARE;
  const covered = [...byYear].filter(([, count]) => count >= least).map(([year]) => year);
  return {
    engine,
    total: sum?.count ?? 0,
    byYear,
    from: covered.length > 0 ? Math.min(...covered) : null,
    to: covered.length > 0 ? Math.max(...covered) : null,
  };
}

export function coversYear({ from, to }: YearsCovered, year: number): boolean {
  return from !== null && to !== null && year >= from && year <= to;
}

function median(counts: number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

import type { Engine } from '@groundwork/contract/engines';
import type { CatalogueIndex } from '../index/index.port.ts';

/** A data set's records of each year, whatever it is about. */
export interface YearsCovered {
  engine: Engine;
  /** Records of the data set, dated or not. */
  total: number;
  /** Records by year, years without a record left out. */
  byYear: ReadonlyMap<number, number>;
  /** First and last year that the data set covers; null if it has no dates. */
  from: number | null;
  to: number | null;
  /** Years between them of which it holds next to nothing. */
  gaps: { from: number; to: number }[];
}

/** The share of the usual year's count that makes a year covered: a stray record does not. */
const LEAST_SHARE = 0.05;

/**
 * The years of which a data set holds records at all. Any other year says nothing about a topic: its absence is no zero.
 * An import may bring the awards of 1999 and of 2017 and none between.
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
  const covered = [...byYear]
    .filter(([, count]) => count >= least)
    .map(([year]) => year)
    .sort((one, other) => one - other);
  return {
    engine,
    total: sum?.count ?? 0,
    byYear,
    from: covered[0] ?? null,
    to: covered.at(-1) ?? null,
    gaps: covered
      .slice(1)
      .map((year, at) => ({ from: covered[at]! + 1, to: year - 1 }))
      .filter(({ from, to }) => from <= to),
  };
}

export function coversYear(
  { from, to, gaps }: Omit<YearsCovered, 'byYear' | 'engine' | 'total'>,
  year: number,
): boolean {
  const isGap = gaps.some((gap) => year >= gap.from && year <= gap.to);
  return from !== null && to !== null && year >= from && year <= to && !isGap;
}

function median(counts: number[]): number {
  const sorted = counts.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

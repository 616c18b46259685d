import type { Histogram } from '@groundwork/contract/search';

export interface Bar {
  min: string;
  max: string;
  count: number;
  /** True for the first bar when it holds everything up to its end. */
  isTail: boolean;
}

const BARS_MAX = 40;
const TAIL_PART = 0.01;

/**
 * Bars that stay visible. More than forty: the earliest hundredth of the records goes into the first bar, and if there are
 * still too many, neighbours are joined.
 */
export function foldBuckets(buckets: Histogram['buckets']): Bar[] {
  const bars = buckets.map((bucket) => ({ ...bucket, isTail: false }));
  if (bars.length <= BARS_MAX) return bars;
  const total = bars.reduce((sum, { count }) => sum + count, 0);
  let tail = 0;
  let counted = bars[0]!.count;
  while (counted + bars[tail + 1]!.count <= total * TAIL_PART) counted += bars[++tail]!.count;
  // Empty bars at the end of the tail tell nothing: the first bar reaches to the next record.
  const rest = bars.slice(tail + 1);
  const size = Math.ceil(rest.length / (BARS_MAX - 1));
  const joined = Array.from({ length: Math.ceil(rest.length / size) }, (_, at) =>
    join(rest.slice(at * size, (at + 1) * size)),
  );
  return [{ ...join(bars.slice(0, tail + 1)), isTail: tail > 0 }, ...joined];
}

const join = (bars: Bar[]): Bar => ({
  min: bars[0]!.min,
  max: bars.at(-1)!.max,
  count: bars.reduce((sum, { count }) => sum + count, 0),
  isTail: false,
});

type Range = { min?: string; max?: string };

/** The first and the last bar that a range touches. */
export function barsOfRange(bars: Bar[], { min, max }: Range, kind: 'date' | 'amount'): [number, number] {
  // A bound on dates may be a month or a day of its year; a range of amounts ends where the next one begins.
  const read = (bound: string) => Number(kind === 'date' ? bound.slice(0, 4) : bound);
  const isBefore = (bar: Bar) => (kind === 'date' ? Number(bar.max) < read(min!) : Number(bar.max) <= read(min!));
  const isAfter = (bar: Bar) => (kind === 'date' ? Number(bar.min) > read(max!) : Number(bar.min) >= read(max!));
  const from = min ? bars.findIndex((bar) => !isBefore(bar)) : 0;
  const to = max ? bars.findLastIndex((bar) => !isAfter(bar)) : bars.length - 1;
  const first = from < 0 ? bars.length - 1 : from;
  return [Math.min(first, Math.max(to, 0)), Math.max(to, first)];
}

/**
 * The range from one bar to another; at an end it is open, so that nothing beyond is lost. Amounts include their upper
 * bound, as people read '$100K to $200K'.
 */
export function rangeOfBars(bars: Bar[], [from, to]: [number, number]): Range {
  return {
    ...(from > 0 && { min: bars[from]!.min }),
    ...(to < bars.length - 1 && { max: bars[to]!.max }),
  };
}

/** Bounds between which half of the records lie: what stands in empty fields must be something to type there. */
export function middleHalf(buckets: Histogram['buckets']): [string, string] | null {
  const total = buckets.reduce((sum, { count }) => sum + count, 0);
  const at = (part: number) => {
    let counted = 0;
    return buckets.find(({ count }) => {
      counted += count;
      return counted >= total * part;
    });
  };
  const [lower, upper] = [at(0.25), at(0.75)];
  return lower && upper ? [lower.min === '0' ? lower.max : lower.min, upper.max] : null;
}

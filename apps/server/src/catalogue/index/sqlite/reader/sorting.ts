import { minuteOf } from '../../../closing.ts';
import type { IndexQuery } from '../../index.port.ts';
import type { Columns } from './columns.ts';
import type { Matches } from './matches.ts';
import { TopSlots } from './top-k.ts';

/**
 * One page of what was found, in the order asked. Records without the sorted value come last in both directions; equal
 * ones keep the order in which they were stored. Without words to rank by, 'relevance' is newest first.
 */
export function pageOf(
  found: Matches,
  query: Pick<IndexQuery, 'sort' | 'direction' | 'offset' | 'limit'>,
  columns: Columns,
  isRanked: boolean,
): { slot: number; score: number }[] {
  const { slots, scores } = found;
  const best = new TopSlots(Math.min(slots.length, query.offset + query.limit));
  if (query.sort === 'relevance' && isRanked) {
    for (let i = 0, { floor } = best; i < slots.length; i++) {
      if (scores[i]! < floor) continue;
      best.offer(slots[i]!, scores[i]!);
      floor = best.floor;
    }
    return page(best, query).map(({ slot, key }) => ({ slot, score: key }));
  }
  const sign = query.direction === 'asc' && query.sort !== 'relevance' ? -1 : 1;
  const read = sortedValue(query, columns);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const value = read(slot);
    best.offer(slot, Number.isNaN(value) ? Number.NEGATIVE_INFINITY : sign * value);
  }
  return page(best, query).map(({ slot }) => ({ slot, score: 0 }));
}

/** NaN for a record without the value. */
function sortedValue({ sort, direction }: Pick<IndexQuery, 'sort' | 'direction'>, columns: Columns) {
  const { amount, date, closes } = columns;
  if (sort === 'amount') return (slot: number) => amount[slot]!;
  if (sort !== 'closes') return (slot: number) => date[slot] || Number.NaN;
  if (direction === 'desc') return (slot: number) => closes[slot] || Number.NaN;
  // What closes next comes first; behind it what has closed, the latest first.
  const now = minuteOf(Date.now());
  return (slot: number) => {
    const closing = closes[slot]!;
    if (closing === 0) return Number.NaN;
    return closing >= now ? closing : AFTER_ALL_MINUTES - closing;
  };
}

const AFTER_ALL_MINUTES = 2 ** 32;

function page(best: TopSlots, { offset, limit }: { offset: number; limit: number }) {
  return best.sorted().slice(offset, offset + limit);
}

import { minuteOf } from '../../../closing.ts';
import type { IndexQuery } from '../../index.port.ts';
import type { Columns } from './columns.ts';
import type { Matches } from './matches.ts';
import { TopDocOrdinals } from './top-k.ts';

/**
 * One page of what was found, in the order asked. Records without the sorted value come last in both directions; equal
 * ones keep the order in which they were stored. Without words to rank by, 'relevance' is newest first.
 */
export function pageOf(
  found: Matches,
  query: Pick<IndexQuery, 'sort' | 'direction' | 'offset' | 'limit'>,
  columns: Columns,
  isRanked: boolean,
): { docOrdinal: number; score: number }[] {
  const { docOrdinals, scores } = found;
  const best = new TopDocOrdinals(Math.min(docOrdinals.length, query.offset + query.limit));
  if (query.sort === 'relevance' && isRanked) {
    for (let i = 0, { floor } = best; i < docOrdinals.length; i++) {
      if (scores[i]! < floor) continue;
      best.offer(docOrdinals[i]!, scores[i]!);
      floor = best.floor;
    }
    return page(best, query).map(({ docOrdinal, key }) => ({ docOrdinal, score: key }));
  }
  const sign = query.direction === 'asc' && query.sort !== 'relevance' ? -1 : 1;
  const read = sortedValue(query, columns);
  for (let i = 0; i < docOrdinals.length; i++) {
    const docOrdinal = docOrdinals[i]!;
    const value = read(docOrdinal);
    best.offer(docOrdinal, Number.isNaN(value) ? Number.NEGATIVE_INFINITY : sign * value);
  }
  return page(best, query).map(({ docOrdinal }) => ({ docOrdinal, score: 0 }));
}

/** NaN for a record without the value. */
function sortedValue({ sort, direction }: Pick<IndexQuery, 'sort' | 'direction'>, columns: Columns) {
  const { amount, date, closes } = columns;
  if (sort === 'amount') return (docOrdinal: number) => amount[docOrdinal]!;
  if (sort !== 'closes') return (docOrdinal: number) => date[docOrdinal] || Number.NaN;
  if (direction === 'desc') return (docOrdinal: number) => closes[docOrdinal] || Number.NaN;
  // The next to close comes first; behind it what has closed, the latest first.
  const now = minuteOf(Date.now());
  return (docOrdinal: number) => {
    const closing = closes[docOrdinal]!;
    if (closing === 0) return Number.NaN;
    return closing >= now ? closing : AFTER_ALL_MINUTES - closing;
  };
}

const AFTER_ALL_MINUTES = 2 ** 32;

function page(best: TopDocOrdinals, { offset, limit }: { offset: number; limit: number }) {
  return best.sorted().slice(offset, offset + limit);
}

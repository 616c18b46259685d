import { formatNumber } from '@groundwork/contract/format';
import { middleHalf } from './fold-buckets.ts';
import type { BoundKind } from './range-filter.tsx';
import { type Searched, useHistogram } from './search.queries.ts';

/** Until it is known how the values are spread, or where there are none. */
const AT_FIRST: Record<BoundKind, [string, string]> = {
  date: ['2019', '2024'],
  usd: ['100000', '2500000'],
  count: ['10', '500'],
};

/** Proposals for the empty fields of a range: bounds that its own values have, written as people type them. */
export function useBoundHints(state: Searched, kind: BoundKind): [string, string] {
  const { data } = useHistogram(state, kind === 'date' ? 'date' : 'amount');
  const [from, to] = middleHalf(data?.buckets ?? []) ?? AT_FIRST[kind];
  return [written(from, kind), written(to, kind)];
}

function written(bound: string, kind: BoundKind): string {
  const value = Number(bound);
  if (kind === 'date') return bound;
  if (kind === 'count' || value < 1e3) return formatNumber(value);
  const [scale, name] = value >= 1e9 ? [1e9, 'b'] : value >= 1e6 ? [1e6, 'm'] : [1e3, 'k'];
  return `${formatNumber(Math.round((value / scale) * 10) / 10)}${name}`;
}

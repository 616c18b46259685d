import { expect, test } from 'vitest';
import type { AggregateQuery } from '../index.port.ts';
import { aggregate, facetCounts } from './counts.ts';

test('[OPS-03] counts that shards may have told too little of are marked as rough, exact ones are not', () => {
  const told = (missed: number) => ({
    values: { buckets: [{ key: 'Ada Ltd', doc_count: 7 }], doc_count_error_upper_bound: missed },
  });
  expect(facetCounts({ facet_0: told(0), facet_1: told(3) }, ['agency', 'organisation'], 12)).toEqual({
    agency: { values: [{ value: 'Ada Ltd', count: 7 }], isCapped: false },
    organisation: { values: [{ value: 'Ada Ltd', count: 7 }], isCapped: false, isRough: true },
  });
});

test('[OPS-03] groups of which shards may have told too little are asked for again, of more values', async () => {
  const asked: number[] = [];
  const bucket = (key: string, count: number) => ({
    key,
    doc_count: count,
    amount: { value: 1 },
    with_amount: { value: 1 },
  });
  const one = async ({ aggs }: { aggs: { groups: { terms: { shard_size: number } } } }) => {
    asked.push(aggs.groups.terms.shard_size);
    const isSure = asked.length > 1;
    const buckets = isSure ? [bucket('Ada Ltd', 9), bucket('Grace Inc', 8)] : [bucket('Ada Ltd', 7)];
    return { aggregations: { groups: { buckets, doc_count_error_upper_bound: isSure ? 0 : 5 } } };
  };
  const matched = { query: null, filters: { plain: [], facets: new Map() } };
  const rows = await aggregate({ one } as never, matched as never, {
    ...({} as AggregateQuery),
    by: { type: 'facet', field: 'organisation' },
    limit: 10,
  });
  expect(asked).toEqual([5_000, 60_000]);
  expect(rows.map(({ key, count }) => [key, count])).toEqual([
    ['Ada Ltd', 9],
    ['Grace Inc', 8],
  ]);
});

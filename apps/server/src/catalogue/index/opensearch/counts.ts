import { fold } from '../../query/fold.ts';
import type { AggregateQuery, AggregateRow, FacetCounts } from '../index.port.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import type { Asking, ServiceAnswer } from './asking.ts';
import { allOf, anyOf, type Dsl, filtered } from './dsl.ts';
import { facetField } from './layout.ts';
import type { Matched } from './matching.ts';

const GROUPS_DEFAULT = 50;
/** Days and years are all told. */
const GROUPS_MAX = 60_000;
/** Values that each shard tells of: of a field with no more, counts are exact whatever the number of shards. */
const SHARD_SIZE = 5_000;
/** Values that a part of them may lead to. */
const NAMED_MAX = 10_000;

/** Of a part, so many make the whole. */
export const PARTS = 10;
/** A part is taken from everywhere: what is stored side by side is alike. */
const STRETCHES = 200;
const GOLDEN_RATIO = 1.618034;

/** Largest first, equal ones by value. */
const LARGEST = [{ _count: 'desc' }, { _key: 'asc' }];

/** Counts of facets, each without its own filter. */
export function facetAggregations({ filters }: Matched, fields: string[], limit: number, include?: string[]) {
  return Object.fromEntries(
    fields.map((field, at) => {
      const others = [...filters.facets].filter(([name]) => name !== field).map(([, dsl]) => dsl);
      const terms = {
        field: facetField(field),
        size: limit + 1,
        shard_size: Math.max(SHARD_SIZE, limit + 1),
        order: LARGEST,
        ...(include && { include }),
      };
      return [`facet_${at}`, { filter: filtered(...others), aggs: { values: { terms } } }];
    }),
  );
}

/** A tenth of all places, spread evenly, and the same each time. Not at the same place of each stretch: what repeats would be met again and again. */
export function partOf(places: number): Dsl {
  const stretch = places / STRETCHES;
  const ranges = Array.from({ length: STRETCHES }, (_, n) => {
    const from = n + ((n * GOLDEN_RATIO) % 1) * (1 - 1 / PARTS);
    return { range: { place: { gt: Math.floor(from * stretch), lte: Math.floor((from + 1 / PARTS) * stretch) } } };
  });
  return anyOf(...ranges);
}

/** Facets of what was found among some of all records. */
export async function aggregationsAmong(
  ask: Asking,
  { query, filters }: Matched,
  aggs: Record<string, object>,
  some: Dsl,
  signal?: AbortSignal,
): Promise<ServiceAnswer['aggregations']> {
  const body = { query: filtered(query, filters.plain, some), size: 0, aggs, track_total_hits: false };
  return (await ask.one(body, signal)).aggregations;
}

export function facetCounts(
  aggregations: ServiceAnswer['aggregations'],
  fields: string[],
  limit: number,
  parts = 1,
): Record<string, FacetCounts> {
  return Object.fromEntries(
    fields.map((field, at) => {
      const { buckets, doc_count_error_upper_bound: missed } = aggregations[`facet_${at}`].values;
      const values = buckets.map(({ key, doc_count }: { key: string; doc_count: number }) => ({
        value: key,
        count: doc_count * parts,
      }));
      const isRough = (missed > 0 || parts > 1) && { isRough: true as const };
      return [field, { values: values.slice(0, limit), isCapped: values.length > limit, ...isRough }];
    }),
  );
}

export async function facetValues(
  ask: Asking,
  records: RecordReads,
  matched: Matched,
  { engines, field, contains, limit }: { engines: readonly string[]; field: string; contains: string; limit: number },
  signal?: AbortSignal,
): Promise<FacetCounts> {
  const folded = fold(contains);
  const named = folded === '' ? undefined : await records.facetValues(field, engines, { folded }, NAMED_MAX);
  if (named?.length === 0) return { values: [], isCapped: false };
  const aggs = facetAggregations(matched, [field], limit, named);
  const query = allOf(matched.query, matched.filters.plain);
  const { aggregations } = await ask.one({ query, size: 0, aggs, track_total_hits: false }, signal);
  return facetCounts(aggregations, [field], limit)[field]!;
}

const AMOUNTS = { amount: { sum: { field: 'amount' } }, with_amount: { value_count: { field: 'amount' } } };
const FIELD_OF = {
  year: 'year',
  day: 'day',
  seen: 'seen_day',
  'amount-range': 'amount_range',
  engine: 'engine',
} as const;

/** Counts and sums of groups. A chart says nothing of doubt: where the shards told too little to be sure, all of them tell more. */
export async function aggregate(
  ask: Pick<Asking, 'one'>,
  matched: Pick<Matched, 'query' | 'filters'>,
  { by, limit = GROUPS_DEFAULT }: AggregateQuery,
  signal?: AbortSignal,
): Promise<AggregateRow[]> {
  const { filters } = matched;
  const query = allOf(matched.query, filters.plain, ...filters.facets.values());
  if (by.type === 'all') {
    const { total, aggregations } = await ask.one({ query, size: 0, aggs: AMOUNTS, track_total_hits: true }, signal);
    return total === 0 ? [] : [rowOf('', total, aggregations)];
  }
  const field = by.type === 'facet' ? facetField(by.field) : FIELD_OF[by.type];
  const isWhole = by.type !== 'facet' && by.type !== 'engine';
  const size = isWhole ? GROUPS_MAX : limit;
  const groups = async (shardSize: number) => {
    const terms = { field, size, shard_size: Math.max(shardSize, size), order: isWhole ? { _key: 'asc' } : LARGEST };
    const aggs = { groups: { terms, aggs: AMOUNTS } };
    return (await ask.one({ query, size: 0, aggs, track_total_hits: false }, signal)).aggregations['groups'];
  };
  const told = await groups(SHARD_SIZE);
  const { buckets } = told.doc_count_error_upper_bound > 0 ? await groups(GROUPS_MAX) : told;
  // biome-ignore lint/suspicious/noExplicitAny: as the service answers
  const rows = buckets.map((bucket: any) => rowOf(bucket.key, bucket.doc_count, bucket));
  return by.type === 'amount-range'
    ? rows.sort((a: AggregateRow, b: AggregateRow) => Number(a.key) - Number(b.key))
    : rows;
}

// biome-ignore lint/suspicious/noExplicitAny: as the service answers
const rowOf = (key: string, count: number, { amount, with_amount }: any): AggregateRow => ({
  key,
  count,
  amount: amount.value,
  withAmount: with_amount.value,
});

import { SearchServiceError } from '../../../platform/fetch/search-client.ts';
import { SearchServiceAwayError } from '../../../platform/fetch/search-service-away.ts';
import type { RecordRef } from '../../record.ts';
import type { Scored } from '../../semantics/vectors.ts';
import { allOf, type Dsl, WINDOW_MAX } from './dsl.ts';
import { EVERYBODYS } from './layout.ts';
import type { Service } from './service.ts';

export interface SearchBody {
  query: Dsl;
  size: number;
  from?: number;
  post_filter?: Dsl;
  sort?: object[];
  aggs?: Record<string, object>;
  track_total_hits?: boolean | number;
  terminate_after?: number;
}

export interface ServiceHit extends Scored {
  ref: RecordRef;
  /** Parts of the query that it matches, of those that have a name. */
  named: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: aggregations are as they were asked for
type Aggregations = Record<string, any>;

export interface ServiceAnswer {
  total: number;
  isTotalCapped: boolean;
  hits: ServiceHit[];
  aggregations: Aggregations;
}

/** The best first; of equal ones, what was stored first. */
export const BY_SCORE = [{ _score: 'desc' }, { place: 'asc' }];
const SCROLL_KEPT = '2m';
/** A whole answer or none: what only some shards found would be a wrong one. */
const WHOLE = 'search_type=dfs_query_then_fetch&allow_partial_search_results=false';

/**
 * Questions to the search service, which answers in numbers: places of records and their scores. Every question is about what is everybody's
 * and the collection that is seen, whoever thought of that.
 */
export function asking({ client, prefix }: Pick<Service, 'client' | 'prefix'>, collection: string | null) {
  const seen: Dsl = { terms: { collection: collection === null ? [EVERYBODYS] : [EVERYBODYS, collection] } };
  const bodyOf = ({ sort = BY_SCORE, query, ...body }: SearchBody) => ({
    ...body,
    query: allOf(query, seen),
    ...(body.size > 0 && { sort, track_scores: sort === BY_SCORE }),
    ...(body.size > 0 && { docvalue_fields: ['place', 'engine', 'id'] }),
  });

  /** Several at once, answered in their order. */
  async function many(bodies: SearchBody[], signal?: AbortSignal): Promise<ServiceAnswer[]> {
    return send(bodies.map(bodyOf), signal);
  }

  async function send(bodies: object[], signal?: AbortSignal): Promise<ServiceAnswer[]> {
    if (bodies.length === 0) return [];
    const head = JSON.stringify({ search_type: 'dfs_query_then_fetch', allow_partial_search_results: false });
    const body = bodies.map((each) => `${head}\n${JSON.stringify(each)}\n`).join('');
    const { responses } = await client.call('POST', `/${prefix}/_msearch`, { body, signal });
    return responses.map(answerOf);
  }

  async function one(body: SearchBody, signal?: AbortSignal): Promise<ServiceAnswer> {
    return answerOf(await client.call('POST', `/${prefix}/_search?${WHOLE}`, { body: bodyOf(body), signal }));
  }

  /** However many are asked for, in one order and from one state of the index. */
  async function deep(body: Omit<SearchBody, 'from'>, signal?: AbortSignal): Promise<ServiceAnswer> {
    if (body.size <= WINDOW_MAX) return one(body, signal);
    const first = await client.call('POST', `/${prefix}/_search?${WHOLE}&scroll=${SCROLL_KEPT}`, {
      body: bodyOf({ ...body, size: WINDOW_MAX }),
      signal,
    });
    let scroll_id: string = first._scroll_id;
    try {
      const all = answerOf(first);
      for (let last = all.hits.length; last === WINDOW_MAX && all.hits.length < body.size; ) {
        const next = await client.call('POST', '/_search/scroll', { body: { scroll: SCROLL_KEPT, scroll_id }, signal });
        scroll_id = next._scroll_id;
        const { hits } = answerOf(next);
        all.hits.push(...hits);
        last = hits.length;
      }
      return { ...all, hits: all.hits.slice(0, body.size) };
    } finally {
      await client.call('DELETE', '/_search/scroll', { body: { scroll_id } }).catch(() => undefined);
    }
  }

  const counting = (queries: Dsl[]) => queries.map((query) => ({ query, size: 0, track_total_hits: true }));

  /** How many records each is found in, whether or not these are listed. */
  const counts = async (queries: Dsl[], signal?: AbortSignal): Promise<number[]> =>
    (await many(counting(queries), signal)).map(({ total }) => total);

  /** The same among all records, whoever sees them, as the service reckons in its scores: for weights, and never told. */
  const frequencies = async (queries: Dsl[], signal?: AbortSignal): Promise<number[]> =>
    (await send(counting(queries), signal)).map(({ total }) => total);

  /** Words of the index like others, by the service's own measure: some of them may stand in nothing that is seen. */
  async function suggest(asked: object[], signal?: AbortSignal): Promise<{ text: string }[]> {
    const named = Object.fromEntries(asked.map((each, at) => [`word_${at}`, each]));
    const { suggest: found } = await client.call('POST', `/${prefix}/_search`, {
      body: { size: 0, suggest: named },
      signal,
    });
    // biome-ignore lint/suspicious/noExplicitAny: as the service answers
    return (Object.values(found) as any[]).flatMap((words) => words.flatMap(({ options }: any) => options));
  }

  return { seen, many, one, deep, counts, frequencies, suggest };
}

export type Asking = ReturnType<typeof asking>;

// biome-ignore lint/suspicious/noExplicitAny: as the service answers
function answerOf(answer: any): ServiceAnswer {
  if (answer.error) {
    const { status = 500, error } = answer;
    if (status === 429 || status >= 500)
      throw new SearchServiceAwayError(`The search service cannot answer now: ${error.type}.`);
    throw new SearchServiceError(status, error.type, error.reason ?? error.root_cause?.[0]?.reason ?? '');
  }
  const { total, hits } = answer.hits;
  return {
    total: total?.value ?? 0,
    isTotalCapped: total?.relation === 'gte',
    // biome-ignore lint/suspicious/noExplicitAny: as the service answers
    hits: hits.map(({ _score, fields, matched_queries = [] }: any) => ({
      id: fields.place[0],
      score: _score ?? 0,
      ref: { engine: fields.engine[0], id: fields.id[0] },
      named: matched_queries,
    })),
    aggregations: answer.aggregations ?? {},
  };
}

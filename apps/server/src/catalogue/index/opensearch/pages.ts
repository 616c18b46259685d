import { minuteOf } from '../../closing.ts';
import { refKey } from '../../record.ts';
import type { IndexQuery, Selection } from '../index.port.ts';
import { type Asking, BY_SCORE, type SearchBody, type ServiceAnswer, type ServiceHit } from './asking.ts';
import { allOf, atPlaces, type Dsl, filtered, noneOf, WINDOW_MAX } from './dsl.ts';
import type { Matched } from './matching.ts';

export type Order = Pick<IndexQuery, 'sort' | 'direction' | 'offset' | 'limit'>;

export interface Page {
  hits: ServiceHit[];
  total: number;
  isTotalCapped: boolean;
  aggregations: ServiceAnswer['aggregations'];
}

/** Behind all that closes in future: minutes are below. */
const AFTER_ALL_MINUTES = 2 ** 32;

const STORED_FIRST = { place: 'asc' };

/** One page of what was found, in the order asked. */
export async function pageOf(
  ask: Asking,
  selection: Selection,
  matched: Matched,
  { aggs, countedMax, ...order }: Order & { aggs?: Record<string, object>; countedMax: number },
  signal?: AbortSignal,
): Promise<Page> {
  const { filters, isRanked, meant } = matched;
  const facets = [...filters.facets.values()];
  const counted: SearchBody = {
    query: allOf(matched.query, filters.plain),
    // Facets without their own filter are counted beside what is found.
    ...(facets.length > 0 && { post_filter: filtered(...facets) }),
    ...(aggs && { aggs }),
    size: 0,
    track_total_hits: countedMax,
  };
  const passing = filtered(filters.plain, ...facets);
  const isByScore = order.sort === 'relevance' && isRanked;
  if (isByScore && selection.among) return byListedScore(ask, selection, matched, { counted, passing, order }, signal);
  if (isByScore && meant) return byRank(ask, matched, { counted, passing, order }, signal);
  const sort = isByScore ? BY_SCORE : sortOf(order);
  const { hits, ...rest } = await window(ask, { ...counted, sort }, order, signal);
  return { ...rest, hits: isByScore ? hits : hits.map((hit) => ({ ...hit, score: 0 })) };
}

async function window(ask: Asking, body: SearchBody, { offset, limit }: Order, signal?: AbortSignal) {
  if (offset + limit <= WINDOW_MAX) return ask.one({ ...body, from: offset, size: limit }, signal);
  const answer = await ask.deep({ ...body, size: offset + limit }, signal);
  return { ...answer, hits: answer.hits.slice(offset) };
}

interface PageRequest {
  counted: SearchBody;
  /** Records that pass every filter. */
  passing: Dsl;
  order: Order;
}

/** Ranked records come first, as far as they pass the filters; below them those with all of the words. */
async function byRank(
  ask: Asking,
  { meant }: Matched,
  { counted, passing, order }: PageRequest,
  signal?: AbortSignal,
): Promise<Page> {
  const { ranked, rest } = meant!;
  const places = atPlaces(ranked.map(({ id }) => id));
  const [whole, known] = await ask.many(
    [counted, { query: filtered(passing, places), size: Math.min(WINDOW_MAX, ranked.length) }],
    signal,
  );
  const byPlace = new Map(known!.hits.map((hit) => [hit.id, hit]));
  const first = ranked.flatMap(({ id, score }) => {
    const hit = byPlace.get(id);
    return hit ? { ...hit, score } : [];
  });
  const end = order.offset + order.limit;
  const hits = first.slice(order.offset, end);
  if (rest && end > first.length) {
    const below = { query: allOf(rest, passing, noneOf(places)), size: 0, track_total_hits: false };
    const from = Math.max(0, order.offset - first.length);
    const more = await window(ask, below, { ...order, offset: from, limit: end - first.length - from }, signal);
    hits.push(...more.hits.map((hit) => ({ ...hit, score: belowRanked(hit.score) })));
  }
  return { ...whole!, hits };
}

const belowRanked = (score: number): number => -1 / (1 + score);

/** A list's own scores and those of the words add up; the service knows the words' alone. */
async function byListedScore(
  ask: Asking,
  { among, query, meaning }: Selection,
  { meant }: Matched,
  { counted, order }: PageRequest,
  signal?: AbortSignal,
): Promise<Page> {
  const all = await ask.deep({ ...counted, size: among!.records.length }, signal);
  const listed = new Map(among!.records.map(({ score, ...ref }) => [refKey(ref), score]));
  const ranked = new Map(meant?.ranked.map(({ id, score }) => [id, score]));
  const ownScore = ({ id, score }: ServiceHit) => {
    if (meaning) return ranked.get(id) ?? belowRanked(score);
    return query === null ? 0 : score;
  };
  const hits = all.hits.map((hit) => ({ ...hit, score: ownScore(hit) + (listed.get(refKey(hit.ref)) ?? 0) }));
  hits.sort((a, b) => b.score - a.score || a.id - b.id);
  return { ...all, hits: hits.slice(order.offset, order.offset + order.limit) };
}

/** Records without the value come last in both directions; equal ones in the order in which they were stored. */
function sortOf({ sort, direction }: Order): object[] {
  if (sort === 'amount') return [{ amount: { order: direction, missing: '_last' } }, STORED_FIRST];
  if (sort !== 'closes') {
    const order = sort === 'relevance' ? 'desc' : direction;
    return [{ date: { order, missing: '_last' } }, STORED_FIRST];
  }
  if (direction === 'desc') return [{ closes: { order: 'desc', missing: '_last' } }, STORED_FIRST];
  // The next to close comes first; behind it what has closed, the latest first.
  const source =
    "if (doc['closes'].size() == 0) return Double.MAX_VALUE; long c = doc['closes'].value; return c >= params.now ? c : params.after - c;";
  const script = { source, params: { now: minuteOf(Date.now()), after: AFTER_ALL_MINUTES } };
  return [{ _script: { type: 'number', script, order: 'asc' } }, STORED_FIRST];
}

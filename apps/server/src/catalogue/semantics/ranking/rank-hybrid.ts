import { isZero, type Scored, type VectorSet } from '../vectors.ts';
import { moveTowards } from './feedback.ts';
import { fuse, leadOf, minMax } from './fusion.ts';
import { smoothByNeighbours } from './neighbours.ts';
import { BUILT_IN_SETTINGS, type HybridSettings } from './settings.ts';

/** Behind a clear winner what was found by meaning alone still has an order. */
const WEIGHT_MIN = 0.05;

export interface HybridQuery {
  /** Keyword matches, best first. Ranks below the settings' depth are kept, in their order, behind all others. */
  keyword: Scored[];
  /** One long; zeros when the model knows none of the words. */
  query: Float32Array;
  vectors: VectorSet;
  settings?: HybridSettings;
  /** How many of the best are wanted; all, where it isn't given. */
  limit?: number;
}

/** Ranking asks this of vectors that may lie elsewhere: the nearest to a query, best first. */
export interface NearestTo {
  query: Float32Array;
  limit: number;
}

/**
 * One ranking of what was found by keywords and by meaning, best first, scores in [0, 1]: both lists fused, the query
 * moved towards the best of that and asked again, neighbours heard.
 */
export function rankHybrid({ vectors, ...asked }: HybridQuery): Scored[] {
  const steps = hybridSteps({ vectors, ...asked });
  let step = steps.next();
  while (!step.done) step = steps.next(vectors.nearest(step.value.query, step.value.limit));
  return step.value;
}

/** The same, step by step, for those who must wait for the nearest. Vectors of what was answered are at hand by then. */
export function* hybridSteps({
  keyword,
  query,
  vectors,
  settings = BUILT_IN_SETTINGS,
  limit = Infinity,
}: Omit<HybridQuery, 'vectors'> & { vectors: Omit<VectorSet, 'nearest'> }): Generator<NearestTo, Scored[], Scored[]> {
  const { depth, feedbackDocuments, neighbours, neighbourWeight } = settings;
  const byWords = minMax(keyword, depth);
  const weight = semanticWeight(byWords, query, settings);
  const fuseWith = (near: Scored[]) => fuse(byWords, minMax(near, depth), weight);
  if (weight === 0) {
    const first = fuseWith([]);
    return [...first, ...behind(first, keyword)].slice(0, limit);
  }
  const first = fuseWith(yield { query, limit: depth });
  const moved = feedbackDocuments > 0 ? moveTowards(query, first.slice(0, feedbackDocuments), vectors) : null;
  const second = moved ? fuseWith(yield { query: moved, limit: depth }) : first;
  const wanted = { neighbours, weight: neighbourWeight, dimension: query.length, limit };
  const ranked = smoothByNeighbours(second, vectors, wanted);
  return ranked.length >= limit ? ranked : [...ranked, ...behind(ranked, keyword)].slice(0, limit);
}

function semanticWeight(byWords: Map<number, number>, query: Float32Array, settings: HybridSettings): number {
  if (isZero(query)) return 0;
  if (byWords.size === 0) return 1;
  return Math.max(WEIGHT_MIN, settings.semanticWeight * (1 - leadOf(byWords)) ** settings.stayOut);
}

function behind(ranked: Scored[], keyword: Scored[]): Scored[] {
  const taken = new Set(ranked.map(({ id }) => id));
  return keyword.filter(({ id }) => !taken.has(id)).map(({ id }) => ({ id, score: 0 }));
}

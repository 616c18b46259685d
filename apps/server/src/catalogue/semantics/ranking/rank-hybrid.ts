import { isZero, type Scored, type VectorSet } from '../vectors.ts';
import { moveTowards } from './feedback.ts';
import { fuse, leadOf, minMax } from './fusion.ts';
import { smoothByNeighbours } from './neighbours.ts';
import { BUILT_IN_SETTINGS, type HybridSettings } from './settings.ts';

/** Behind a clear winner what was found by meaning alone still has an order. */
const WEIGHT_MIN = 0.05;

export interface HybridQuery {
  /** By keywords, best first. Ranks below the settings' depth are kept, in their order, behind all others. */
  keyword: Scored[];
  /** One long; zeros when the model knows none of the words. */
  query: Float32Array;
  vectors: VectorSet;
  settings?: HybridSettings;
  /** How many of the best are wanted; all, where it isn't given. */
  limit?: number;
}

/**
 * One ranking of what was found by keywords and by meaning, best first, scores in [0, 1]: both lists fused, the query
 * moved towards the best of that and asked again, neighbours heard.
 */
export function rankHybrid({
  keyword,
  query,
  vectors,
  settings = BUILT_IN_SETTINGS,
  limit = Infinity,
}: HybridQuery): Scored[] {
  const { depth, feedbackDocuments, neighbours, neighbourWeight } = settings;
  const byWords = minMax(keyword, depth);
  const weight = semanticWeight(byWords, query, settings);
  const fusedWith = (vector: Float32Array) =>
    fuse(byWords, weight > 0 ? minMax(vectors.nearest(vector, depth), depth) : new Map(), weight);
  const first = fusedWith(query);
  if (weight === 0) return [...first, ...behind(first, keyword)].slice(0, limit);
  const second =
    feedbackDocuments > 0 ? fusedWith(moveTowards(query, first.slice(0, feedbackDocuments), vectors)) : first;
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

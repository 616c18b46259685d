import type { Scored, VectorSet } from '../vectors.ts';
import { vectorRows } from './dot-products.ts';
import { byScore } from './fusion.ts';

/** More than sums of numbers of eight bytes are off by. */
const ROUNDING = 1e-9;

export interface NeighbourSettings {
  neighbours: number;
  weight: number;
  /** Numbers of a vector. */
  dimension: number;
  /** How many of the best are wanted; all, where it isn't given. */
  limit?: number | undefined;
}

/**
 * Lets each document's closest neighbours among the candidates (best first) have a say in its score: what is about the same thing is
 * relevant to the same questions (the cluster hypothesis; Diaz 2005 calls it score regularisation). A document without
 * a vector, or without neighbours, keeps its score.
 */
export function smoothByNeighbours(
  candidates: Scored[],
  vectors: Pick<VectorSet, 'copy'>,
  { neighbours, weight, dimension, limit = Infinity }: NeighbourSettings,
): Scored[] {
  if (neighbours === 0 || weight === 0 || candidates.length === 0) return candidates.slice(0, limit);
  const rows = vectorRows(candidates.length, dimension);
  vectors.copy(
    candidates.map(({ id }) => id),
    rows.at,
  );
  const best: Scored[] = [];
  for (const [row, { id, score }] of candidates.entries()) {
    // Whatever its neighbours say, it is none of the best, and nor is what follows.
    const most = (1 - weight) * score + weight * candidates[0]!.score + ROUNDING;
    if (best.length === limit && most < best.at(-1)!.score) break;
    const said = saidBy(row, rows.products(row), candidates, neighbours);
    best.push({ id, score: said === null ? score : (1 - weight) * score + weight * said });
    if (limit < candidates.length) byScore(best).splice(limit);
  }
  return byScore(best);
}

/** The score by the closest of the others, each as heavy as it is close; null where none is close at all. */
function saidBy(self: number, similarities: Float32Array, candidates: Scored[], count: number): number | null {
  const closest = nearestOf(similarities, self, count).filter((j) => similarities[j]! > 0);
  const whole = closest.reduce((sum, j) => sum + similarities[j]!, 0);
  return closest.length === 0
    ? null
    : closest.reduce((sum, j) => sum + similarities[j]! * candidates[j]!.score, 0) / whole;
}

/** The places of the largest values but one's own, by insertion: `count` is small. */
function nearestOf(similarities: Float32Array, self: number, count: number): number[] {
  const nearest: number[] = [];
  for (let j = 0; j < similarities.length; j++) {
    const similarity = similarities[j]!;
    if (j === self || (nearest.length === count && similarity <= similarities[nearest.at(-1)!]!)) continue;
    let place = nearest.length;
    while (place > 0 && similarities[nearest[place - 1]!]! < similarity) place--;
    nearest.splice(place, 0, j);
    if (nearest.length > count) nearest.pop();
  }
  return nearest;
}

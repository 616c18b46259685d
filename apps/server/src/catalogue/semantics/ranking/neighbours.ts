import type { Scored, VectorSet } from '../vectors.ts';
import { dotProducts } from './dot-products.ts';
import { byScore } from './fusion.ts';

/**
 * Lets each document's closest neighbours among the candidates have a say in its score: what is about the same thing is
 * relevant to the same questions (the cluster hypothesis; Diaz 2005 calls it score regularisation). A document without
 * a vector, or without neighbours, keeps its score.
 */
export function smoothByNeighbours(
  candidates: Scored[],
  vectors: VectorSet,
  { neighbours, weight }: { neighbours: number; weight: number },
): Scored[] {
  if (neighbours === 0 || weight === 0) return candidates;
  const known = candidates.flatMap((candidate) => {
    const vector = vectors.get(candidate.id);
    return vector ? [{ ...candidate, vector }] : [];
  });
  const similarities = similaritiesOf(known.map(({ vector }) => vector));
  const smoothed = new Map(
    known.map(({ id, score }, i) => {
      const closest = nearestOf(similarities[i]!, i, neighbours);
      const whole = closest.reduce((sum, j) => sum + similarities[i]![j]!, 0);
      if (whole <= 0) return [id, score];
      const said = closest.reduce((sum, j) => sum + similarities[i]![j]! * known[j]!.score, 0) / whole;
      return [id, (1 - weight) * score + weight * said];
    }),
  );
  return byScore(candidates.map(({ id, score }) => ({ id, score: smoothed.get(id) ?? score })));
}

/** Cosines, those below zero as zero. */
function similaritiesOf(vectors: Float32Array[]): Float32Array[] {
  const similarities = vectors.map(() => new Float32Array(vectors.length));
  const products = dotProducts(vectors);
  for (let i = 0; i < vectors.length; i++) {
    for (let j = 0; j < i; j++) {
      const similarity = Math.max(0, products[i]![j]!);
      similarities[i]![j] = similarity;
      similarities[j]![i] = similarity;
    }
  }
  return similarities;
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

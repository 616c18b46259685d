import { normalised } from '../model/semantic-model.ts';
import type { Scored, VectorSet } from '../vectors.ts';

/**
 * The query moved half way to the middle of the best documents, each as heavy as its score: they say in their own words
 * what the query meant. Without any the query stays as it is.
 */
export function moveTowards(query: Float32Array, best: Scored[], vectors: Pick<VectorSet, 'get'>): Float32Array {
  const middle = new Float32Array(query.length);
  for (const { id, score } of best) {
    const vector = vectors.get(id);
    if (vector) for (let k = 0; k < middle.length; k++) middle[k]! += score * vector[k]!;
  }
  normalised(middle);
  return normalised(query.map((value, k) => value + middle[k]!));
}

import asideHead from './aside-head.json' with { type: 'json' };

/** Fitted to descriptions whose asides are marked (`npm run evaluate -- asides`): one weight a number of `asideFeatures`, and a bias. */
const HEAD: { weights: number[]; bias: number } = asideHead;

/** Words around one, by distance from it: one by one before it, where "without" stands, and together farther off. */
const WINDOWS = [
  [0, 1],
  [-1, 0],
  [-2, -1],
  [-5, -2],
  [1, 4],
] as const;

/**
 * Whether the idea is not about a word, more than 0: it replaces it, does without it or is told from it ("no gel"), or the word is one of
 * plain business ("the budget"). The same word can be what another idea is about, so what stands around it decides.
 */
export function asideOdds(vectors: Float32Array, words: number, place: number): number {
  return asideFeatures(vectors, words, place).reduce((sum, value, at) => sum + value * HEAD.weights[at]!, HEAD.bias);
}

/** The vectors in context of a word and, window by window, the middle of those around it. */
export function asideFeatures(vectors: Float32Array, words: number, place: number): Float32Array {
  const dimension = vectors.length / Math.max(1, words);
  const features = new Float32Array(dimension * WINDOWS.length);
  for (const [window, [from, to]] of WINDOWS.entries()) {
    const [first, end] = [Math.max(0, place + from), Math.min(words, place + to)];
    for (let word = first; word < end; word += 1)
      for (let at = 0; at < dimension; at += 1)
        features[window * dimension + at]! += vectors[word * dimension + at]! / (end - first);
  }
  return features;
}

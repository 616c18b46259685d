/** What is known of a word, and the class that it is labelled with. */
export interface Labelled {
  vector: ArrayLike<number>;
  label: number;
}

const STEPS = 600;
const MOMENTUM = 0.9;

/** For each class a weight a dimension and, last, a bias, by which the odds of the classes come nearest to the labels. */
export function fitHeads(words: Labelled[], classes: number, ridge: number, steps = STEPS): Float64Array[] {
  const dimension = words[0]!.vector.length;
  const heads = Array.from({ length: classes }, () => ({
    weights: new Float64Array(dimension + 1),
    speed: new Float64Array(dimension + 1),
  }));
  const rate = 2 / (words.length + ridge);
  for (let step = 0; step < steps; step += 1) {
    const slopes = heads.map(({ weights }) => weights.map((weight, at) => (at === dimension ? 0 : ridge * weight)));
    for (const { vector, label } of words) {
      const odds = heads.map(({ weights }) => Math.exp(oddsOf(weights, vector)));
      const sum = odds.reduce((one, other) => one + other, 0);
      for (const [at, slope] of slopes.entries()) {
        const missed = odds[at]! / sum - Number(at === label);
        for (let place = 0; place < dimension; place += 1) slope[place]! += missed * vector[place]!;
        slope[dimension]! += missed;
      }
    }
    for (const [at, { weights, speed }] of heads.entries())
      for (let place = 0; place <= dimension; place += 1) {
        speed[place] = MOMENTUM * speed[place]! - rate * slopes[at]![place]!;
        weights[place]! += speed[place]!;
      }
  }
  return heads.map(({ weights }) => weights);
}

/** The logarithm of a class's odds, up to what all classes share. */
export function oddsOf(weights: Float64Array, vector: ArrayLike<number>): number {
  let sum = weights[vector.length]!;
  for (let place = 0; place < vector.length; place += 1) sum += weights[place]! * vector[place]!;
  return sum;
}

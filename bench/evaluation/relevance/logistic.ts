/** One judged pair: its features, whether it holds, and how much it counts. */
export interface Example {
  features: ArrayLike<number>;
  holds: boolean;
  weight: number;
}

export interface Fitted {
  bias: number;
  weights: Float64Array;
}

/** Beside a hundred for each project: weights that a few projects alone speak for stay small. Chosen on projects left out. */
const RIDGE = 200;
const STEPS_MAX = 30;
const CONVERGED = 1e-6;

/** Logistic regression by Newton's method, features standardised, weights held small by `ridge`. */
export function fitLogistic(examples: Example[], dimensions: number, ridge = RIDGE): Fitted {
  const { mean, deviation } = spreadOf(examples, dimensions);
  const size = dimensions + 1;
  const solution = new Float64Array(size);
  const row = new Float64Array(size);
  for (let step = 0; step < STEPS_MAX; step++) {
    const gradient = new Float64Array(size);
    const hessian = new Float64Array(size * size);
    for (const { features, holds, weight } of examples) {
      let odds = solution[dimensions]!;
      for (let k = 0; k < dimensions; k++) {
        row[k] = (features[k]! - mean[k]!) / deviation[k]!;
        odds += solution[k]! * row[k]!;
      }
      row[dimensions] = 1;
      const probability = 1 / (1 + Math.exp(-odds));
      const error = weight * (probability - (holds ? 1 : 0));
      const curvature = weight * Math.max(1e-6, probability * (1 - probability));
      for (let a = 0; a < size; a++) {
        gradient[a]! += error * row[a]!;
        for (let b = 0; b <= a; b++) hessian[a * size + b]! += curvature * row[a]! * row[b]!;
      }
    }
    for (let a = 0; a < size; a++) {
      const held = a < dimensions ? ridge : 1e-6;
      gradient[a]! += a < dimensions ? ridge * solution[a]! : 0;
      hessian[a * size + a]! += held;
      for (let b = a + 1; b < size; b++) hessian[a * size + b] = hessian[b * size + a]!;
    }
    const change = solve(hessian, gradient, size);
    let moved = 0;
    for (let k = 0; k < size; k++) {
      solution[k]! -= change[k]!;
      moved += Math.abs(change[k]!);
    }
    if (moved < CONVERGED) break;
  }
  const weights = new Float64Array(dimensions);
  let bias = solution[dimensions]!;
  for (let k = 0; k < dimensions; k++) {
    weights[k] = solution[k]! / deviation[k]!;
    bias -= weights[k]! * mean[k]!;
  }
  return { bias, weights };
}

export function probabilityOf({ bias, weights }: Fitted, features: ArrayLike<number>): number {
  let odds = bias;
  for (let k = 0; k < weights.length; k++) odds += weights[k]! * features[k]!;
  return 1 / (1 + Math.exp(-odds));
}

function spreadOf(examples: Example[], dimensions: number) {
  const mean = new Float64Array(dimensions);
  const deviation = new Float64Array(dimensions);
  for (const { features } of examples) for (let k = 0; k < dimensions; k++) mean[k]! += features[k]! / examples.length;
  for (const { features } of examples)
    for (let k = 0; k < dimensions; k++) deviation[k]! += (features[k]! - mean[k]!) ** 2 / examples.length;
  for (let k = 0; k < dimensions; k++) deviation[k] = Math.sqrt(deviation[k]!) || 1;
  return { mean, deviation };
}

/** Gaussian elimination of a positive definite system. */
function solve(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  const a = matrix.slice();
  const b = right.slice();
  for (let i = 0; i < size; i++) {
    for (let r = i + 1; r < size; r++) {
      const factor = a[r * size + i]! / a[i * size + i]!;
      if (factor === 0) continue;
      for (let c = i; c < size; c++) a[r * size + c]! -= factor * a[i * size + c]!;
      b[r]! -= factor * b[i]!;
    }
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let c = i + 1; c < size; c++) b[i]! -= a[i * size + c]! * b[c]!;
    b[i]! /= a[i * size + i]!;
  }
  return b;
}

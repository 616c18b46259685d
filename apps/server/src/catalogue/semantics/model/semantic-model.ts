import type { Dense } from './dense.ts';
import { documentCounts, queryCounts, type SemanticText } from './term-counts.ts';

export interface SemanticModelParts {
  terms: string[];
  termWeights: Float32Array;
  /** Terms x dimension, orthonormal columns. */
  basis: Dense;
}

/**
 * Latent semantics: texts become vectors in which words that are used alike lie close. New documents are folded in and
 * queries projected the same way, by the weights and the basis that training found.
 */
export class SemanticModel {
  /** Names what made a vector: vectors of different ids cannot be compared. */
  readonly id: string;
  readonly dimension: number;
  readonly parts: SemanticModelParts;
  private readonly columnOf: Map<string, number>;

  constructor(id: string, parts: SemanticModelParts) {
    this.id = id;
    this.parts = parts;
    this.dimension = parts.basis.columns;
    this.columnOf = new Map(parts.terms.map((term, column) => [term, column]));
  }

  /** One long, or all zeros when the model knows none of its words. */
  embedDocument(text: SemanticText): Float32Array {
    return this.project(documentCounts(text));
  }

  embedQuery(text: string): Float32Array {
    return this.project(queryCounts(text));
  }

  private project(counts: Map<string, number>): Float32Array {
    const { dimension, parts } = this;
    const { termWeights, basis } = parts;
    const vector = new Float32Array(dimension);
    for (const [term, count] of counts) {
      const column = this.columnOf.get(term);
      if (column === undefined) continue;
      const weight = Math.log1p(count) * termWeights[column]!;
      const start = column * dimension;
      for (let k = 0; k < dimension; k++) vector[k]! += weight * basis.values[start + k]!;
    }
    return normalised(vector);
  }
}

/** The vector made one long, in place; zeros stay zeros. */
export function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector));
  if (length > 0) for (let k = 0; k < vector.length; k++) vector[k]! /= length;
  return vector;
}

/** Four sums side by side: one alone would wait for each addition before the next. */
export function dot(a: Float32Array, b: Float32Array): number {
  const { length } = a;
  const whole = length - (length & 3);
  let [one, two, three, four] = [0, 0, 0, 0];
  for (let k = 0; k < whole; k += 4) {
    one += a[k]! * b[k]!;
    two += a[k + 1]! * b[k + 1]!;
    three += a[k + 2]! * b[k + 2]!;
    four += a[k + 3]! * b[k + 3]!;
  }
  for (let k = whole; k < length; k++) one += a[k]! * b[k]!;
  return one + two + (three + four);
}

import { random } from '../../sample/random.ts';
import { type Dense, orthonormalise, zeros } from './dense.ts';
import type { TermMatrix } from './term-matrix.ts';

/** After this many passes the leading directions have settled; more change no ranking. */
const PASSES = 3;

export interface SubspaceOptions {
  dimension: number;
  seed: number;
  /** Called between steps with the share done; what it throws ends the work. */
  onProgress?: ((share: number) => void) | undefined;
}

/**
 * The space of the leading right singular vectors of a matrix, as orthonormal columns (terms x dimension), by
 * randomised range finding: random directions of the smaller, document side are pulled through the matrix and back
 * (Halko, Martinsson and Tropp 2011). The columns span the space of the truncated decomposition but are rotated in it:
 * angles between projected texts, all that search needs, are the same.
 */
export function leadingSubspace(matrix: TermMatrix, { dimension, seed, onProgress }: SubspaceOptions): Dense {
  const size = Math.max(0, Math.min(dimension, matrix.rows, matrix.columns));
  const steps = PASSES * 2;
  const documents = zeros(matrix.rows, size);
  const { next } = random('semantics', seed);
  for (let i = 0; i < documents.values.length; i++) documents.values[i] = next() + next() + next() - 1.5;
  const terms = zeros(matrix.columns, size);
  for (let pass = 0; pass < PASSES; pass++) {
    onProgress?.((pass * 2) / steps);
    orthonormalise(documents);
    onProgress?.((pass * 2 + 1) / steps);
    gather(matrix, documents, terms);
    if (pass < PASSES - 1) scatterBack(matrix, terms, documents);
  }
  orthonormalise(terms);
  onProgress?.(1);
  return terms;
}

/** terms = transposed matrix x documents */
function gather({ rows, rowStart, column, value }: TermMatrix, documents: Dense, terms: Dense): void {
  const { columns: size, values: from } = documents;
  const to = terms.values.fill(0);
  for (let row = 0; row < rows; row++) {
    const source = row * size;
    for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
      const target = column[i]! * size;
      const weight = value[i]!;
      for (let k = 0; k < size; k++) to[target + k]! += weight * from[source + k]!;
    }
  }
}

/** documents = matrix x terms */
function scatterBack({ rows, rowStart, column, value }: TermMatrix, terms: Dense, documents: Dense): void {
  const { columns: size, values: from } = terms;
  const to = documents.values.fill(0);
  for (let row = 0; row < rows; row++) {
    const target = row * size;
    for (let i = rowStart[row]!; i < rowStart[row + 1]!; i++) {
      const source = column[i]! * size;
      const weight = value[i]!;
      for (let k = 0; k < size; k++) to[target + k]! += weight * from[source + k]!;
    }
  }
}

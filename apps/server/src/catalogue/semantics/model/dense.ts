/** Row-major numbers. */
export interface Dense {
  rows: number;
  columns: number;
  values: Float32Array;
}

export const zeros = (rows: number, columns: number): Dense => ({
  rows,
  columns,
  values: new Float32Array(rows * columns),
});

/** A column of whose square no more than this is left without those before it is made of them, and rounding. */
const DEPENDENT_SHARE = 1e-11;

/**
 * Makes the columns of a tall matrix orthonormal, in place, by Cholesky's decomposition of their products (twice, which
 * makes up for its rounding). Columns that depend on earlier ones become zero.
 */
export function orthonormalise(matrix: Dense): void {
  orthonormaliseOnce(matrix);
  orthonormaliseOnce(matrix);
}

function orthonormaliseOnce({ rows, columns, values }: Dense): void {
  const factor = productsOfColumns(values, rows, columns);
  const inverse = new Float64Array(columns);
  for (let i = 0; i < columns; i++) {
    const before = factor[i * columns + i]!;
    for (let j = 0; j <= i; j++) {
      let sum = factor[i * columns + j]!;
      for (let k = 0; k < j; k++) sum -= factor[i * columns + k]! * factor[j * columns + k]!;
      if (j < i) factor[i * columns + j] = sum * inverse[j]!;
      else if (sum > before * DEPENDENT_SHARE && sum > 0) {
        factor[i * columns + i] = Math.sqrt(sum);
        inverse[i] = 1 / Math.sqrt(sum);
      }
    }
  }
  const row = new Float64Array(columns);
  for (let r = 0, start = 0; r < rows; r++, start += columns) {
    for (let i = 0; i < columns; i++) {
      let sum = values[start + i]!;
      const line = i * columns;
      for (let k = 0; k < i; k++) sum -= factor[line + k]! * row[k]!;
      row[i] = sum * inverse[i]!;
    }
    values.set(row, start);
  }
}

/** The lower half of the columns' products with each other. */
function productsOfColumns(values: Float32Array, rows: number, columns: number): Float64Array {
  const products = new Float64Array(columns * columns);
  for (let r = 0, start = 0; r < rows; r++, start += columns) {
    for (let i = 0; i < columns; i++) {
      const value = values[start + i]!;
      if (value === 0) continue;
      const line = i * columns;
      for (let j = 0; j <= i; j++) products[line + j]! += value * values[start + j]!;
    }
  }
  return products;
}

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { random } from '../../sample/random.ts';
import { type Dense, orthonormalise } from './dense.ts';
import { leadingSubspace } from './subspace.ts';
import type { TermMatrix } from './term-matrix.ts';

function sparse(rows: number[][], columns: number): TermMatrix {
  const entries = rows.flatMap((row) => row.flatMap((value, column) => (value === 0 ? [] : [{ column, value }])));
  const ends = rows.map((row) => row.filter((value) => value !== 0).length);
  const rowStart = Uint32Array.from([0, ...ends]);
  for (let i = 1; i < rowStart.length; i++) rowStart[i]! += rowStart[i - 1]!;
  return {
    rows: rows.length,
    columns,
    rowStart,
    column: Uint32Array.from(entries, ({ column }) => column),
    value: Float32Array.from(entries, ({ value }) => value),
  };
}

/** rows x basis x basis transposed: what is left of the rows within the subspace. */
function within(rows: number[][], { columns: size, values }: Dense): number[][] {
  return rows.map((row) => {
    const projected = Array.from({ length: size }, (_, k) =>
      row.reduce((sum, value, column) => sum + value * values[column * size + k]!, 0),
    );
    return row.map((_, column) => projected.reduce((sum, value, k) => sum + value * values[column * size + k]!, 0));
  });
}

function lowRank(rank: number, rows: number, columns: number, seed: number): number[][] {
  const { next } = random('low rank', seed);
  const factor = (length: number) => Array.from({ length }, () => Array.from({ length: rank }, () => next() - 0.5));
  const [left, right] = [factor(rows), factor(columns)];
  return left.map((a) => right.map((b) => a.reduce((sum, value, k) => sum + value * b[k]!, 0)));
}

const largestDifference = (a: number[][], b: number[][]) =>
  Math.max(...a.map((row, i) => Math.max(...row.map((value, j) => Math.abs(value - b[i]![j]!)))));

test('[SRCH-02] a matrix of known rank is found again from as many dimensions, and not from fewer', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(1000), (rank, seed) => {
      const rows = lowRank(rank, 30, 20, seed);
      const found = (dimension: number) => within(rows, leadingSubspace(sparse(rows, 20), { dimension, seed: 1 }));
      expect(largestDifference(found(rank), rows)).toBeLessThan(1e-3);
      expect(largestDifference(found(rank - 1), rows)).toBeGreaterThan(1e-3);
    }),
    { numRuns: 30 },
  );
});

test('[SRCH-02] the strongest directions are kept', () => {
  const rows = Array.from({ length: 12 }, (_, i) =>
    Array.from({ length: 8 }, (_, j) => (j === i % 8 ? 4 ** (4 - j) : 0)),
  );
  const basis = leadingSubspace(sparse(rows, 8), { dimension: 3, seed: 7 });
  const kept = within(rows, basis);
  for (let i = 0; i < 8; i++) expect(kept[i]![i]! / 4 ** (4 - i)).toBeCloseTo(i < 3 ? 1 : 0, 1);
});

test('[SRCH-02] columns become orthonormal, or zero where they depend on others', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 })), {
        minLength: 3,
        maxLength: 20,
      }),
      (pairs) => {
        const matrix = {
          rows: pairs.length,
          columns: 3,
          values: Float32Array.from(pairs.flatMap(([a, b]) => [a, b, a + b])),
        };
        orthonormalise(matrix);
        const product = (i: number, j: number) =>
          pairs.reduce((sum, _, row) => sum + matrix.values[row * 3 + i]! * matrix.values[row * 3 + j]!, 0);
        for (let i = 0; i < 3; i++) {
          expect([0, 1].some((length) => Math.abs(product(i, i) - length) < 1e-3)).toBe(true);
          for (let j = 0; j < i; j++) expect(Math.abs(product(i, j))).toBeLessThan(1e-3);
        }
      },
    ),
  );
});

test('[SRCH-02] no rows or no columns give an empty space', () => {
  expect(leadingSubspace(sparse([], 4), { dimension: 2, seed: 1 }).columns).toBe(0);
  expect(leadingSubspace(sparse([[], []], 0), { dimension: 2, seed: 1 }).columns).toBe(0);
});

import { random } from '../../src/catalogue/sample/random.ts';

const ROUNDS = 10_000;

/**
 * Fisher's randomisation test of paired values: how often a mean difference as large comes about when each pair is
 * swapped or not by chance (two-sided). The same for the same values.
 */
export function pairedSignificance(one: number[], other: number[]): number {
  const differences = one.map((value, i) => value - other[i]!);
  const observed = Math.abs(differences.reduce((sum, value) => sum + value, 0));
  const { next } = random('paired significance');
  let asLarge = 0;
  for (let round = 0; round < ROUNDS; round++) {
    let sum = 0;
    for (const difference of differences) sum += next() < 0.5 ? difference : -difference;
    if (Math.abs(sum) >= observed - 1e-12) asLarge++;
  }
  return (asLarge + 1) / (ROUNDS + 1);
}

/**
 * Gradient-boosted trees as plain data. A node either splits (`feature`, `threshold`: values up to it go to `left`, others to
 * `right`, places in the same tree) or ends (`value`, log odds that it adds).
 */
export interface BoostedTrees {
  features: readonly string[];
  /** Log odds before any tree. */
  bias: number;
  /** A data set's addition to them: records of people and purchases share words with much that they have nothing to do with. */
  ofDataSet?: Record<string, number>;
  /** Each tree as four lists of one length: the feature's place (-1 where it ends), the threshold or the value, left and right. */
  trees: { feature: number[]; value: number[]; left: number[]; right: number[] }[];
}

/** Log odds of the row that begins at `start`. */
export function logOddsOf({ bias, trees }: BoostedTrees, rows: Float32Array, start: number): number {
  let sum = bias;
  for (const { feature, value, left, right } of trees) {
    let node = 0;
    while (feature[node]! >= 0) node = rows[start + feature[node]!]! <= value[node]! ? left[node]! : right[node]!;
    sum += value[node]!;
  }
  return sum;
}

export const probabilityOf = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds));

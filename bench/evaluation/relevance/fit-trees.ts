import type { BoostedTrees } from '../../../apps/server/src/catalogue/matching/boosted-trees.ts';

/** Rows of features, one after the other, with what is to be told of each and how much it counts. */
export interface Examples {
  rows: Float32Array;
  labels: Uint8Array;
  weights: Float32Array;
}

interface Settings {
  trees: number;
  leaves: number;
  rate: number;
  /** Weight of examples, and no less, in each leaf. */
  leafMin: number;
  ridge: number;
}

const BINS = 64;
const SETTINGS: Settings = { trees: 100, leaves: 8, rate: 0.08, leafMin: 30, ridge: 5 };

interface Leaf {
  node: number;
  members: Uint32Array;
  best: Split | null;
}
interface Split {
  gain: number;
  feature: number;
  bin: number;
}

/**
 * Boosted trees for log loss, grown leaf by leaf over binned features: the same every time for the same examples. Written out, since
 * no kept library in JavaScript fits them, and the product only reads what is fitted.
 */
export function fitTrees(
  features: readonly string[],
  { rows, labels, weights }: Examples,
  rising: ReadonlySet<number>,
  settings = SETTINGS,
): BoostedTrees {
  const width = features.length;
  const count = labels.length;
  const edges = features.map((_, feature) => edgesOf(rows, width, feature));
  const bins = new Uint8Array(count * width);
  for (let at = 0; at < count; at++)
    for (let feature = 0; feature < width; feature++)
      bins[at * width + feature] = binOf(edges[feature]!, rows[at * width + feature]!);
  let [positive, all] = [0, 0];
  for (let at = 0; at < count; at++) {
    all += weights[at]!;
    if (labels[at]) positive += weights[at]!;
  }
  const bias = Math.log(positive / (all - positive));
  const odds = new Float64Array(count).fill(bias);
  const gradient = new Float64Array(count);
  const curvature = new Float64Array(count);
  const trees: BoostedTrees['trees'] = [];
  for (let round = 0; round < settings.trees; round++) {
    for (let at = 0; at < count; at++) {
      const probability = 1 / (1 + Math.exp(-odds[at]!));
      gradient[at] = weights[at]! * (labels[at]! - probability);
      curvature[at] = weights[at]! * probability * (1 - probability);
    }
    trees.push(growTree({ bins, width, edges, gradient, curvature, weights, odds, rising, settings }));
  }
  return { features, bias: rounded(bias), trees };
}

interface Growing {
  bins: Uint8Array;
  width: number;
  edges: number[][];
  gradient: Float64Array;
  curvature: Float64Array;
  weights: Float32Array;
  odds: Float64Array;
  /** Places of features that only ever speak for a record. */
  rising: ReadonlySet<number>;
  settings: Settings;
}

function growTree(growing: Growing): BoostedTrees['trees'][number] {
  const { bins, width, edges, gradient, curvature, odds, settings } = growing;
  const tree = { feature: [-1], value: [0], left: [0], right: [0] };
  const members = Uint32Array.from(odds, (_, at) => at);
  const leaves: Leaf[] = [{ node: 0, members, best: bestSplit(members, growing) }];
  while (leaves.length < settings.leaves) {
    const leaf = leaves.reduce((best, each) => ((each.best?.gain ?? 0) > (best.best?.gain ?? 0) ? each : best));
    if (!leaf.best) break;
    const { feature, bin } = leaf.best;
    const isLeft = (at: number) => bins[at * width + feature]! <= bin;
    const [left, right] = [leaf.members.filter(isLeft), leaf.members.filter((at) => !isLeft(at))];
    leaves.splice(leaves.indexOf(leaf), 1);
    tree.feature[leaf.node] = feature;
    tree.value[leaf.node] = rounded(edges[feature]![bin]!);
    for (const [side, some] of [
      ['left', left],
      ['right', right],
    ] as const) {
      const node = tree.feature.length;
      tree[side][leaf.node] = node;
      for (const part of [tree.value, tree.left, tree.right]) part.push(0);
      tree.feature.push(-1);
      leaves.push({ node, members: some, best: bestSplit(some, growing) });
    }
  }
  for (const { node, members: some } of leaves) {
    let [sum, curve] = [0, 0];
    for (const at of some) {
      sum += gradient[at]!;
      curve += curvature[at]!;
    }
    const value = rounded((settings.rate * sum) / (curve + settings.ridge));
    tree.value[node] = value;
    for (const at of some) odds[at]! += value;
  }
  return tree;
}

function bestSplit(
  members: Uint32Array,
  { bins, width, gradient, curvature, weights, rising, settings: { leafMin, ridge } }: Growing,
): Split | null {
  const [sums, curves, counts] = [0, 0, 0].map(() => new Float64Array(width * BINS)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  let [allSum, allCurve, allCount] = [0, 0, 0];
  for (const at of members) {
    allSum += gradient[at]!;
    allCurve += curvature[at]!;
    allCount += weights[at]!;
    for (let feature = 0; feature < width; feature++) {
      const place = feature * BINS + bins[at * width + feature]!;
      sums[place]! += gradient[at]!;
      curves[place]! += curvature[at]!;
      counts[place]! += weights[at]!;
    }
  }
  const whole = allSum ** 2 / (allCurve + ridge);
  let best: Split | null = null;
  for (let feature = 0; feature < width; feature++) {
    let [sum, curve, count] = [0, 0, 0];
    for (let bin = 0; bin < BINS - 1; bin++) {
      const place = feature * BINS + bin;
      sum += sums[place]!;
      curve += curves[place]!;
      count += counts[place]!;
      if (count < leafMin || allCount - count < leafMin) continue;
      // More of what only ever speaks for a record must not speak against it.
      if (rising.has(feature) && sum / (curve + ridge) > (allSum - sum) / (allCurve - curve + ridge)) continue;
      const gain = sum ** 2 / (curve + ridge) + (allSum - sum) ** 2 / (allCurve - curve + ridge) - whole;
      if (gain > (best?.gain ?? 1e-6)) best = { gain, feature, bin };
    }
  }
  return best;
}

/** Upper ends of the bins: as many values in each. */
function edgesOf(rows: Float32Array, width: number, feature: number): number[] {
  const values = Float32Array.from({ length: rows.length / width }, (_, at) => rows[at * width + feature]!).sort();
  const edges = Array.from(
    { length: BINS - 1 },
    (_, bin) => values[Math.floor(((bin + 1) / BINS) * (values.length - 1))]!,
  );
  return [...new Set(edges)].concat(Infinity);
}

function binOf(edges: number[], value: number): number {
  let [low, high] = [0, edges.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value <= edges[middle]!) high = middle;
    else low = middle + 1;
  }
  return low;
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

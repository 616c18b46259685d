import type { LockedFeature, LockedFeatureCount } from '@groundwork/contract/locked-features';

type Sum = { feature: LockedFeature; click: number; hover: number };

/** The most wanted first. */
export function sumByFeature(counts: LockedFeatureCount[]): Sum[] {
  const sums = new Map<LockedFeature, Sum>();
  for (const { feature, kind, count } of counts) {
    const sum = sums.get(feature) ?? { feature, click: 0, hover: 0 };
    sum[kind] += count;
    sums.set(feature, sum);
  }
  return [...sums.values()].sort((a, b) => b.click - a.click || b.hover - a.hover);
}

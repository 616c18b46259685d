import { mean, ndcg, recall, reciprocalRank } from '../../apps/server/test/evaluation/metrics.ts';
import { pairedSignificance } from '../../apps/server/test/evaluation/significance.ts';
import type { Answers, Rankings } from './systems.ts';

export const MODES = ['keyword', 'semantic', 'hybrid'] as const;
export type Mode = (typeof MODES)[number];

/** One system on one collection, query by query. */
export interface Judgement {
  ndcg10: number[];
  recall100: number[];
  mrr: number[];
}

export function judge({ collection: { queries } }: Answers, rankings: Rankings): Judgement {
  const each = (measure: (ranking: number[], relevant: Map<number, number>) => number) =>
    queries.map(({ relevant }, i) => measure(rankings[i]!, relevant));
  return { ndcg10: each(ndcg), recall100: each(recall), mrr: each(reciprocalRank) };
}

/** Of `values` over `base`, both means over queries. */
export const gain = (values: number[], base: number[]): number => mean(values) / mean(base) - 1;

export const percent = (share: number): string => `${share >= 0 ? '+' : ''}${(100 * share).toFixed(1)} %`;

/** nDCG@10, its gain over the reference, how likely such a difference is by chance, and recall@100. */
export function row(name: string, judged: Judgement, reference: Judgement): string[] {
  const isReference = judged === reference;
  return [
    name,
    mean(judged.ndcg10).toFixed(3),
    isReference ? '' : percent(gain(judged.ndcg10, reference.ndcg10)),
    isReference ? '' : pairedSignificance(judged.ndcg10, reference.ndcg10).toFixed(4),
    mean(judged.recall100).toFixed(3),
    isReference ? '' : percent(gain(judged.recall100, reference.recall100)),
  ];
}

/** Grades by document. */
type Relevant = Map<number, number>;

/** Discounted gain of the first `depth` documents, as a part of the best order's. The gain is the grade itself. */
export function ndcg(ranking: number[], relevant: Relevant, depth = 10): number {
  const gains = ranking.slice(0, depth).map((document) => relevant.get(document) ?? 0);
  const best = [...relevant.values()].sort((a, b) => b - a).slice(0, depth);
  return best.length === 0 ? 0 : discounted(gains) / discounted(best);
}

/** The part of the relevant documents among the first `depth`. */
export function recall(ranking: number[], relevant: Relevant, depth = 100): number {
  if (relevant.size === 0) return 0;
  return ranking.slice(0, depth).filter((document) => relevant.has(document)).length / relevant.size;
}

/** 1 / rank of the first relevant document. */
export function reciprocalRank(ranking: number[], relevant: Relevant): number {
  const place = ranking.findIndex((document) => relevant.has(document));
  return place < 0 ? 0 : 1 / (place + 1);
}

export const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function discounted(gains: number[]): number {
  return gains.reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
}

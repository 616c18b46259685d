import type { Scored } from '../vectors.ts';

/** A ranking's scores between 1, for its first, and 0, best first. */
export type Normalised = Map<number, number>;

/**
 * The first `depth` scores of a list (best first), spread from 1 for the first to 0 for the last of them. A shorter list
 * has everything that scores at all: its scores are parts of the first.
 */
export function minMax(list: Scored[], depth: number): Normalised {
  const top = list.slice(0, depth);
  const high = top[0]?.score ?? 0;
  const low = top.length < depth ? 0 : top.at(-1)!.score;
  return new Map(top.map(({ id, score }) => [id, high > low ? Math.max(0, (score - low) / (high - low)) : 1]));
}

/** Merges both lists by the weighted sum of both; `weight` in [0, 1] is the second list's. Best first. */
export function fuse(first: Normalised, second: Normalised, weight: number): Scored[] {
  const ids = new Set([...first.keys(), ...second.keys()]);
  return byScore(
    Array.from(ids, (id) => ({ id, score: (1 - weight) * (first.get(id) ?? 0) + weight * (second.get(id) ?? 0) })),
  );
}

/**
 * How far the first is ahead of the second: 0 not at all, 1 there is only the one. A record whose title was typed in
 * leads by half and more; records that share a subject follow each other closely.
 */
export function leadOf(list: Normalised): number {
  const [first = 0, second = 0] = list.values();
  return first - second;
}

export const byScore = (list: Scored[]): Scored[] => list.sort((a, b) => b.score - a.score || a.id - b.id);

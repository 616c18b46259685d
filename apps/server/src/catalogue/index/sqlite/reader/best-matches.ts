import type { Scored } from '../../../semantics/vectors.ts';
import type { Matches } from './matches.ts';
import { TopDocOrdinals } from './top-k.ts';

/** The best of the wanted doc ordinals by score, in order. */
export function bestMatches(
  { docOrdinals, scores }: Matches,
  count: number,
  isWanted: (docOrdinal: number) => boolean,
): Scored[] {
  const found = new TopDocOrdinals(count);
  // Most are worse than what is there already: asking whether they are wanted would take longest.
  for (let i = 0, { floor } = found; i < docOrdinals.length; i++) {
    if (scores[i]! < floor || !isWanted(docOrdinals[i]!)) continue;
    found.offer(docOrdinals[i]!, scores[i]!);
    floor = found.floor;
  }
  return found.sorted().map(({ docOrdinal, key }) => ({ id: docOrdinal, score: key }));
}

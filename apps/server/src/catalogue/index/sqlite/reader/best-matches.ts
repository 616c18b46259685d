import type { Scored } from '../../../semantics/vectors.ts';
import type { Matches } from './matches.ts';
import { TopSlots } from './top-k.ts';

/** The best of the wanted slots by score, in order. */
export function bestMatches({ slots, scores }: Matches, count: number, isWanted: (slot: number) => boolean): Scored[] {
  const found = new TopSlots(count);
  // Most are worse than what is there already: asking whether they are wanted would take longest.
  for (let i = 0, { floor } = found; i < slots.length; i++) {
    if (scores[i]! < floor || !isWanted(slots[i]!)) continue;
    found.offer(slots[i]!, scores[i]!);
    floor = found.floor;
  }
  return found.sorted().map(({ slot, key }) => ({ id: slot, score: key }));
}

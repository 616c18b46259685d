import type { Scored } from '../../../semantics/vectors.ts';
import { BestSlots } from './best.ts';
import type { Matches } from './matches.ts';

/** The best of the wanted slots by score, in order. */
export function bestMatches({ slots, scores }: Matches, count: number, isWanted: (slot: number) => boolean): Scored[] {
  const found = new BestSlots(count);
  for (let i = 0; i < slots.length; i++) if (isWanted(slots[i]!)) found.offer(slots[i]!, scores[i]!);
  return found.sorted().map(({ slot, key }) => ({ id: slot, score: key }));
}

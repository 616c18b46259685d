import type { Cancellation } from '../../threads/serve.ts';
import { withCapacity } from './capacity.ts';
import type { SlotSet } from './slot-set.ts';

/** Live slots with their scores, each slot once, in no particular order. Shared and cached: never written to. */
export interface Matches {
  slots: Uint32Array;
  scores: Float32Array;
  /** Of what was found by meaning: what is close without matching word for word, and what does match. */
  meant?: { close: SlotSet; worded: SlotSet };
}

export const NO_MATCHES: Matches = { slots: new Uint32Array(0), scores: new Float32Array(0) };

/** Combines matches through two scratch arrays over all slots, which are clean again after each call. */
export class Combiner {
  private score = new Float32Array(0);
  private seen = new Uint8Array(0);
  private readonly cancellation: Cancellation;

  constructor(cancellation: Cancellation) {
    this.cancellation = cancellation;
  }

  /** Makes room for slots below `size`. */
  reserve(size: number): void {
    this.score = withCapacity(this.score, size);
    this.seen = withCapacity(this.seen, size);
  }

  /** Records in any of the lists; scores add up. */
  union(lists: Matches[]): Matches {
    const { score, seen } = this;
    let total = 0;
    for (const { slots, scores } of lists) {
      this.checkCancelled();
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        score[slot]! += scores[i]!;
        total += 1 - seen[slot]!;
        seen[slot] = 1;
      }
    }
    const result = { slots: new Uint32Array(total), scores: new Float32Array(total) };
    let n = 0;
    for (const { slots } of lists) {
      this.checkCancelled();
      for (let i = 0; i < slots.length; i++) {
        const slot = slots[i]!;
        if (seen[slot] === 0) continue;
        result.slots[n] = slot;
        result.scores[n++] = score[slot]!;
        seen[slot] = 0;
        score[slot] = 0;
      }
    }
    return result;
  }

  /** Records in both lists; scores add up. */
  intersection(one: Matches, other: Matches): Matches {
    const [few, many] = one.slots.length <= other.slots.length ? [one, other] : [other, one];
    const { score, seen } = this;
    for (let i = 0; i < few.slots.length; i++) {
      seen[few.slots[i]!] = 1;
      score[few.slots[i]!] = few.scores[i]!;
    }
    const slots = new Uint32Array(few.slots.length);
    const scores = new Float32Array(few.slots.length);
    let n = 0;
    for (let i = 0; i < many.slots.length; i++) {
      const slot = many.slots[i]!;
      if (seen[slot] === 0) continue;
      slots[n] = slot;
      scores[n++] = score[slot]! + many.scores[i]!;
    }
    this.clear(few);
    return { slots: slots.slice(0, n), scores: scores.slice(0, n) };
  }

  /** Records of the first list that are not in the second. */
  difference(from: Matches, without: Matches): Matches {
    const { seen } = this;
    for (const slot of without.slots) seen[slot] = 1;
    const slots = new Uint32Array(from.slots.length);
    const scores = new Float32Array(from.slots.length);
    let n = 0;
    for (let i = 0; i < from.slots.length; i++) {
      const slot = from.slots[i]!;
      if (seen[slot] === 1) continue;
      slots[n] = slot;
      scores[n++] = from.scores[i]!;
    }
    this.clear(without);
    return { slots: slots.slice(0, n), scores: scores.slice(0, n) };
  }

  private checkCancelled(): void {
    try {
      this.cancellation.check();
    } catch (error) {
      this.score.fill(0);
      this.seen.fill(0);
      throw error;
    }
  }

  private clear({ slots }: Matches): void {
    for (let i = 0; i < slots.length; i++) {
      this.seen[slots[i]!] = 0;
      this.score[slots[i]!] = 0;
    }
  }
}

import type { Cancellation } from '../../threads/serve.ts';
import { withCapacity } from './capacity.ts';
import type { DocOrdinalSet } from './doc-ordinal-set.ts';

/** Live doc ordinals with their scores, each doc ordinal once, in no particular order. Shared and cached: never written to. */
export interface Matches {
  docOrdinals: Uint32Array;
  scores: Float32Array;
  /** For matches by meaning: those that are close without matching word for word, and those that do match. */
  meant?: { close: DocOrdinalSet; worded: DocOrdinalSet };
}

export const NO_MATCHES: Matches = { docOrdinals: new Uint32Array(0), scores: new Float32Array(0) };

/** Combines matches through two scratch arrays over all doc ordinals, which are clean again after each call. */
export class Combiner {
  private score = new Float32Array(0);
  private seen = new Uint8Array(0);
  private readonly cancellation: Cancellation;

  constructor(cancellation: Cancellation) {
    this.cancellation = cancellation;
  }

  /** Makes room for doc ordinals below `size`. */
  reserve(size: number): void {
    this.score = withCapacity(this.score, size);
    this.seen = withCapacity(this.seen, size);
  }

  /** Records in any of the lists; scores add up. */
  union(lists: Matches[]): Matches {
    const { score, seen } = this;
    let total = 0;
    for (const { docOrdinals, scores } of lists) {
      this.checkCancelled();
      for (let i = 0; i < docOrdinals.length; i++) {
        const docOrdinal = docOrdinals[i]!;
        score[docOrdinal]! += scores[i]!;
        total += 1 - seen[docOrdinal]!;
        seen[docOrdinal] = 1;
      }
    }
    const result = { docOrdinals: new Uint32Array(total), scores: new Float32Array(total) };
    let n = 0;
    for (const { docOrdinals } of lists) {
      this.checkCancelled();
      for (let i = 0; i < docOrdinals.length; i++) {
        const docOrdinal = docOrdinals[i]!;
        if (seen[docOrdinal] === 0) continue;
        result.docOrdinals[n] = docOrdinal;
        result.scores[n++] = score[docOrdinal]!;
        seen[docOrdinal] = 0;
        score[docOrdinal] = 0;
      }
    }
    return result;
  }

  /** Records in both lists; scores add up. */
  intersection(one: Matches, other: Matches): Matches {
    const [few, many] = one.docOrdinals.length <= other.docOrdinals.length ? [one, other] : [other, one];
    const { score, seen } = this;
    for (let i = 0; i < few.docOrdinals.length; i++) {
      seen[few.docOrdinals[i]!] = 1;
      score[few.docOrdinals[i]!] = few.scores[i]!;
    }
    const docOrdinals = new Uint32Array(few.docOrdinals.length);
    const scores = new Float32Array(few.docOrdinals.length);
    let n = 0;
    for (let i = 0; i < many.docOrdinals.length; i++) {
      const docOrdinal = many.docOrdinals[i]!;
      if (seen[docOrdinal] === 0) continue;
      docOrdinals[n] = docOrdinal;
      scores[n++] = score[docOrdinal]! + many.scores[i]!;
    }
    this.clear(few);
    return { docOrdinals: docOrdinals.slice(0, n), scores: scores.slice(0, n) };
  }

  /** Records of the first list that are not in the second. */
  difference(from: Matches, without: Matches): Matches {
    const { seen } = this;
    for (const docOrdinal of without.docOrdinals) seen[docOrdinal] = 1;
    const docOrdinals = new Uint32Array(from.docOrdinals.length);
    const scores = new Float32Array(from.docOrdinals.length);
    let n = 0;
    for (let i = 0; i < from.docOrdinals.length; i++) {
      const docOrdinal = from.docOrdinals[i]!;
      if (seen[docOrdinal] === 1) continue;
      docOrdinals[n] = docOrdinal;
      scores[n++] = from.scores[i]!;
    }
    this.clear(without);
    return { docOrdinals: docOrdinals.slice(0, n), scores: scores.slice(0, n) };
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

  private clear({ docOrdinals }: Matches): void {
    for (let i = 0; i < docOrdinals.length; i++) {
      this.seen[docOrdinals[i]!] = 0;
      this.score[docOrdinals[i]!] = 0;
    }
  }
}

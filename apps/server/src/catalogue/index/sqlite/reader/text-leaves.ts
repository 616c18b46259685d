import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { TEXT_COLUMNS, type TextColumn } from '../shared/schema.ts';
import type { Cancellation } from '../shared/serve.ts';
import { bm25, inverseFrequency } from './bm25.ts';
import type { Columns } from './columns.ts';
import { grown } from './growing.ts';
import type { Matches } from './matches.ts';
import { openTermLists } from './open-term-lists.ts';
import type { TextLeaf } from './plan.ts';
import { newPostings, type Postings } from './posting-decoder.ts';
import type { TermLists } from './term-lists.ts';

/**
 * Fetches and scores the records of one word, prefix or phrase.
 *
 * Words and prefixes come from FTS5's lists as they are stored, where their layout is known; it need not be asked for the
 * rank of each record.
 * Phrases need positions, so FTS5 matches and ranks those.
 */
export class TextLeaves {
  private frequency = new Uint16Array(0);
  private readonly lists: TermLists;
  private readonly postings = newPostings();
  private readonly ranked: StatementSync;

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.lists = openTermLists(db, cancellation);
    // node:sqlite cannot interrupt a statement; this function, called now and then by the statement itself, can.
    db.function('uncancelled', () => {
      cancellation.check();
      return 1;
    });
    this.ranked = db.prepare('select rowid, rank from fts where fts match ? and (rowid & 255 or uncancelled())');
    this.ranked.setReturnArrays(true);
  }

  /** To be called in each new state of the index. */
  sync(): void {
    this.lists.sync();
  }

  fetch(leaf: TextLeaf, columns: Columns): Matches {
    if (leaf.type === 'phrase') return this.fetchRanked(leaf.match, columns);
    const isPrefix = leaf.type === 'prefix';
    this.lists.read(leaf.term, isPrefix, weightsOf(leaf.column), this.postings);
    return isPrefix ? this.scoreRepeated(columns) : this.score(columns);
  }

  /** What an FTS5 expression matches, scored by FTS5. */
  fetchRanked(match: string, columns: Columns): Matches {
    const rows = this.ranked.all(match) as unknown as [number, number][];
    return {
      slots: Uint32Array.from(rows, ([docid]) => columns.slotOf(docid)),
      scores: Float32Array.from(rows, ([, rank]) => -rank),
    };
  }

  /** A token's list as it is stored, each place counted by the weight of its column. */
  readList(token: string, weights: number[], into: Postings): void {
    this.lists.read(token, false, weights, into);
  }

  /** In how many records a token stands: about. */
  roughCount(token: string): number {
    return this.lists.roughCount(token);
  }

  /** Records with these words side by side in their title or text. */
  phraseSlots(phrase: string, columns: Columns, within: 'title or text' | 'text' = 'title or text'): Uint32Array {
    const asked = within === 'text' ? 'body' : '{title body}';
    const rows = this.ranked.all(`${asked} : "${phrase.replace(/["\0]/g, ' ')}"`) as unknown as [number, number][];
    return Uint32Array.from(rows, ([docid]) => columns.slotOf(docid)).filter((slot) => slot !== 0xffffffff);
  }

  /** Whether any record has this token. */
  has(term: string): boolean {
    return this.lists.has(term, false);
  }

  /** Whether any token begins so. */
  hasPrefix(prefix: string): boolean {
    return this.lists.has(prefix, true);
  }

  /** Each record once. */
  private score(columns: Columns): Matches {
    const { docids, frequencies, count } = this.postings;
    const slots = new Uint32Array(count);
    const frequency = new Uint16Array(count);
    let n = 0;
    for (let i = 0; i < count; i++) {
      const slot = columns.slotOf(docids[i]!);
      if (slot < 0) continue;
      slots[n] = slot;
      frequency[n++] = frequencies[i]!;
    }
    return scored(n === count ? slots : slots.slice(0, n), frequency, columns);
  }

  private scoreRepeated(columns: Columns): Matches {
    const { docids, frequencies, count } = this.postings;
    this.frequency = grown(this.frequency, columns.size);
    const found = new Uint32Array(count);
    let n = 0;
    for (let i = 0; i < count; i++) {
      const slot = columns.slotOf(docids[i]!);
      if (slot < 0) continue;
      if (this.frequency[slot] === 0) found[n++] = slot;
      this.frequency[slot]! += frequencies[i]!;
    }
    const slots = found.slice(0, n);
    const frequency = Uint16Array.from(slots, (slot) => this.frequency[slot]!);
    for (const slot of slots) this.frequency[slot] = 0;
    return scored(slots, frequency, columns);
  }
}

function scored(slots: Uint32Array, frequency: Uint16Array, columns: Columns): Matches {
  const scores = new Float32Array(slots.length);
  const idf = inverseFrequency(columns.live, slots.length);
  const average = columns.words / columns.live;
  for (let i = 0; i < slots.length; i++) scores[i] = bm25(idf, frequency[i]!, columns.length[slots[i]!]! / average);
  return { slots, scores };
}

const weightsOf = (column: TextColumn | null) =>
  Object.entries(TEXT_COLUMNS).map(([name, weight]) => (column === null || column === name ? weight : 0));

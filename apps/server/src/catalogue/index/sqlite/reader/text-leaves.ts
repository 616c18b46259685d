import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { TextLeaf } from '../../text/plan.ts';
import { TEXT_COLUMNS, type TextColumn } from '../../text/text-columns.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { bm25Of } from './bm25.ts';
import { withCapacity } from './capacity.ts';
import type { Columns } from './columns.ts';
import type { Matches } from './matches.ts';
import { openTermLists } from './open-term-lists.ts';
import { newPostings, type Postings } from './posting-decoder.ts';
import type { TermLists } from './term-lists.ts';

const ROUGH_COUNTS_KEPT = 20_000;

export type WordLeaf = Extract<TextLeaf, { type: 'term' }>;

/**
 * Fetches and scores the records of one word, prefix or phrase.
 *
 * All come from FTS5's lists as they are stored, where their layout is known; it need not be asked for the rank of each
 * record. A phrase whose last word is only begun is left to FTS5.
 */
export class TextLeaves {
  private frequency = new Uint16Array(0);
  private readonly lists: TermLists;
  private readonly postings = newPostings();
  private readonly ranked: StatementSync;
  private readonly roughCounts = new Map<string, number>();

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
    this.roughCounts.clear();
  }

  fetch(leaf: TextLeaf, columns: Columns): Matches {
    if (leaf.type === 'phrase') {
      const isRead = leaf.terms !== null && this.lists.readPhrase(leaf.terms, weightsOf(leaf.column), this.postings);
      return isRead ? this.score(columns) : this.fetchRanked(leaf.match, columns);
    }
    const isPrefix = leaf.type === 'prefix';
    this.lists.read(leaf.term, isPrefix, weightsOf(leaf.column), this.postings);
    return isPrefix ? this.scoreRepeated(columns) : this.score(columns);
  }

  /** Fetches, for a word, only the records in these doc ordinals; scored as among all that have it. */
  fetchAmong(leaf: WordLeaf, columns: Columns, docOrdinals: Uint32Array): Matches {
    const docids = new Uint32Array(docOrdinals.length);
    for (let i = 0; i < docOrdinals.length; i++) docids[i] = columns.docid[docOrdinals[i]!]!;
    const wanted = { living: columns.living, docids };
    const count = this.lists.readWanted(leaf.term, weightsOf(leaf.column), wanted, this.postings);
    return this.score(columns, count);
  }

  /** The matches of an FTS5 expression, scored by FTS5. */
  private fetchRanked(match: string, columns: Columns): Matches {
    const rows = this.ranked.all(match) as unknown as [number, number][];
    return {
      docOrdinals: Uint32Array.from(rows, ([docid]) => columns.docOrdinalOf(docid)),
      scores: Float32Array.from(rows, ([, rank]) => -rank),
    };
  }

  /** A token's list as it is stored, each place counted by the weight of its column. */
  readList(token: string, weights: number[], into: Postings): void {
    this.lists.read(token, false, weights, into);
  }

  /** About how many records a token stands in. */
  roughCount(token: string): number {
    let count = this.roughCounts.get(token);
    if (count === undefined) {
      count = this.lists.roughCount(token);
      if (this.roughCounts.size >= ROUGH_COUNTS_KEPT) this.roughCounts.clear();
      this.roughCounts.set(token, count);
    }
    return count;
  }

  roughLength(token: string): number {
    return this.lists.roughLength(token);
  }

  /** Records with these words side by side in their title or text. */
  phraseDocOrdinals(
    phrase: string,
    terms: string[],
    columns: Columns,
    within: 'title or text' | 'text' = 'title or text',
  ): Uint32Array {
    const { title, body } = TEXT_COLUMNS;
    const weights = [within === 'text' ? 0 : title, body, 0, 0, 0];
    if (this.lists.readPhrase(terms, weights, this.postings)) return this.livingDocOrdinals(columns);
    const asked = within === 'text' ? 'body' : '{title body}';
    const rows = this.ranked.all(`${asked} : "${phrase.replace(/["\0]/g, ' ')}"`) as unknown as [number, number][];
    return Uint32Array.from(rows, ([docid]) => columns.docOrdinalOf(docid)).filter(
      (docOrdinal) => docOrdinal !== 0xffffffff,
    );
  }

  private livingDocOrdinals({ docOrdinalByDocid }: Columns): Uint32Array {
    const { docids, count } = this.postings;
    const docOrdinals = new Uint32Array(count);
    let n = 0;
    for (let i = 0; i < count; i++) {
      const docOrdinal = docOrdinalByDocid[docids[i]!] ?? 0;
      if (docOrdinal > 0) docOrdinals[n++] = docOrdinal - 1;
    }
    return docOrdinals.slice(0, n);
  }

  /** Whether any record has this token. */
  has(term: string): boolean {
    return this.lists.has(term, false);
  }

  /** Whether any token begins so. */
  hasPrefix(prefix: string): boolean {
    return this.lists.has(prefix, true);
  }

  /** Each record once. Doc ordinals and frequencies take the place of docids and theirs, which nobody needs any more. */
  private score(columns: Columns, matching?: number): Matches {
    const { docids, frequencies, count } = this.postings;
    const { docOrdinalByDocid } = columns;
    let n = 0;
    for (let i = 0; i < count; i++) {
      const docOrdinal = docOrdinalByDocid[docids[i]!] ?? 0;
      if (docOrdinal === 0) continue;
      docids[n] = docOrdinal - 1;
      frequencies[n++] = frequencies[i]!;
    }
    return scored(docids.slice(0, n), frequencies, columns, matching);
  }

  private scoreRepeated(columns: Columns): Matches {
    const { docids, frequencies, count } = this.postings;
    this.frequency = withCapacity(this.frequency, columns.size);
    const { frequency } = this;
    const { docOrdinalByDocid } = columns;
    let n = 0;
    for (let i = 0; i < count; i++) {
      const docOrdinal = (docOrdinalByDocid[docids[i]!] ?? 0) - 1;
      if (docOrdinal < 0) continue;
      const often = frequencies[i]!;
      if (frequency[docOrdinal] === 0) docids[n++] = docOrdinal;
      frequency[docOrdinal]! += often;
    }
    const docOrdinals = docids.slice(0, n);
    for (let i = 0; i < n; i++) {
      frequencies[i] = this.frequency[docOrdinals[i]!]!;
      this.frequency[docOrdinals[i]!] = 0;
    }
    return scored(docOrdinals, frequencies, columns);
  }
}

function scored(
  docOrdinals: Uint32Array,
  frequency: Uint16Array,
  columns: Columns,
  matching = docOrdinals.length,
): Matches {
  const count = docOrdinals.length;
  const scores = new Float32Array(count);
  const { factor, fixed, perWord } = bm25Of(columns, matching);
  const { length } = columns;
  for (let i = 0; i < count; i++) {
    const often = frequency[i]!;
    scores[i] = (factor * often) / (often + fixed + perWord * length[docOrdinals[i]!]!);
  }
  return { docOrdinals, scores };
}

const weightsOf = (column: TextColumn | null) =>
  Object.entries(TEXT_COLUMNS).map(([name, weight]) => (column === null || column === name ? weight : 0));

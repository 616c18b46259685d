import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { fold } from '../../../query/fold.ts';
import type { TextAnalysis } from './text-analysis.ts';

/** What is asked of the records that are seen. */
interface Seen {
  /** How many of them hold the token: about, and 0 where none does. */
  countOf(token: string): number;
  /** The code of the collection among them. */
  viewer(): number;
}

/** Shorter words have too many neighbours, and codes and numbers none that are meant. */
const WORD_MIN = 4;
/** Letters that must be right: the words of the index that begin so are compared. */
const BEGINNING = 2;
/** Records read for how a word is written. */
const EXAMPLES = 20;
/** Letters that may be wrong, by the word's length. */
const errorsIn = (word: string) => (word.length < 7 ? 1 : 2);

/** Finds words of the index like ones that it does not hold. */
export class Spelling {
  private readonly seen: Seen;
  private readonly text: TextAnalysis;
  private readonly terms: StatementSync;
  private readonly examples: StatementSync;

  constructor(db: DatabaseSync, seen: Seen, text: TextAnalysis) {
    this.seen = seen;
    this.text = text;
    db.exec(`create virtual table temp.terms using fts5vocab(main, fts, 'row')`);
    this.terms = db.prepare('select term, doc from temp.terms where term >= ? and term < ?');
    this.terms.setReturnArrays(true);
    this.examples = db.prepare(`
      select json ->> '$.title' || ' ' || (json ->> '$.text') as text
      from fts join records on docid = fts.rowid left join owned using (docid)
      where fts match ? and (owned.collection is null or owned.collection = ?) limit ${EXAMPLES}
    `);
  }

  similarWords(words: string[], limit: number): Record<string, string[]> {
    const unknown = words.filter((word) => /^\p{L}+$/u.test(word) && word.length >= WORD_MIN && !this.isKnown(word));
    return Object.fromEntries(unknown.map((word) => [word, this.likeliest(fold(word), limit)]));
  }

  private isKnown(word: string): boolean {
    return this.text.tokenize(word).some((token) => this.seen.countOf(token) > 0);
  }

  /** The index holds stems, so stems are compared; of equally close ones, the commoner is likelier. */
  private likeliest(word: string, limit: number): string[] {
    const stem = this.text.tokenize(word)[0] ?? word;
    const beginning = word.slice(0, BEGINNING);
    const rows = this.terms.all(beginning, `${beginning}\u{10ffff}`) as unknown as [string, number][];
    const most = errorsIn(word);
    return rows
      .map(([term, records]) => ({
        term,
        records,
        errors: Math.min(distance(term, stem, most), distance(term, word, most)),
      }))
      .filter(({ term, errors }) => errors <= most && this.seen.countOf(term) > 0)
      .sort((a, b) => a.errors - b.errors || b.records - a.records)
      .slice(0, limit)
      .map(({ term }) => this.wordOf(term));
  }

  /** A stem as most records write it. */
  private wordOf(stem: string): string {
    const written = new Map<string, number>();
    for (const row of this.examples.all(`"${stem}"`, this.seen.viewer())) {
      for (const word of new Set(
        String(row['text'])
          .toLowerCase()
          .match(/[\p{L}\p{M}]+/gu),
      ))
        if (this.text.tokenize(word)[0] === stem) written.set(word, (written.get(word) ?? 0) + 1);
    }
    const [commonest] = [...written].sort(([a, left], [b, right]) => right - left || a.length - b.length);
    return commonest?.[0] ?? stem;
  }
}

/** Letters to add, drop, change or swap with their neighbour to make one of the other; more than `most` is only more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { fold } from '../../../query/fold.ts';
import { BEGINNING, distance, EXAMPLES, errorsIn, mayBeMisspelt, writtenMost } from '../../text/misspelt.ts';
import type { TextAnalysis } from '../../text/text-analysis.ts';

/** Questions about the records that are seen. */
interface VisibleRecords {
  /** How many of them hold the token: about, and 0 where none does. */
  countOf(token: string): number;
  /** The code of the collection among them. */
  viewer(): number;
}

/** Finds words of the index like ones that it does not hold. */
export class Spelling {
  private readonly seen: VisibleRecords;
  private readonly text: TextAnalysis;
  private readonly terms: StatementSync;
  private readonly examples: StatementSync;

  constructor(db: DatabaseSync, seen: VisibleRecords, text: TextAnalysis) {
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
    const unknown = words.filter((word) => mayBeMisspelt(word) && !this.isKnown(word));
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
    const texts = this.examples.all(`"${stem}"`, this.seen.viewer()).map((row) => String(row['text']));
    return writtenMost(texts, stem, (word) => this.text.tokenize(word)[0]);
  }
}

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { TEXT_COLUMNS } from '../../text/text-columns.ts';
import { type Cancellation, CHECK_EVERY } from '../../threads/serve.ts';
import { type Postings, reserve, type Wanted } from './posting-decoder.ts';
import type { TermLists } from './term-lists.ts';

const COLUMNS = Object.keys(TEXT_COLUMNS);
const FREQUENCY_MAX = 65_535;
/** Behind every text that begins with what stands before it. */
const LAST = '\u{10ffff}';

/** Lists by FTS5's vocabulary tables, which are documented, come in the order of terms and docids, and make a row of each place where a word stands. */
export class VocabularyLists implements TermLists {
  private readonly places: StatementSync;
  private readonly term: StatementSync;
  private readonly count: StatementSync;
  private readonly cancellation: Cancellation;

  constructor(db: DatabaseSync, cancellation: Cancellation) {
    this.cancellation = cancellation;
    db.exec(`
      create virtual table if not exists temp.fts_places using fts5vocab(main, fts, 'instance');
      create virtual table if not exists temp.fts_terms using fts5vocab(main, fts, 'row');
    `);
    this.places = db.prepare('select doc, col from temp.fts_places where term >= ? and term <= ?');
    this.places.setReturnArrays(true);
    this.count = db.prepare('select doc from temp.fts_terms where term = ?');
    this.term = db.prepare('select 1 from temp.fts_terms where term >= ? and term <= ? limit 1');
  }

  sync(): void {}

  read(term: string, isPrefix: boolean, weights: number[], into: Postings): void {
    into.count = 0;
    let seen = 0;
    const rows = this.places.iterate(term, end(term, isPrefix)) as unknown as Iterable<[number, string]>;
    for (const [docid, column] of rows) {
      if (++seen % CHECK_EVERY === 0) this.cancellation.check();
      const weight = weights[COLUMNS.indexOf(column)]!;
      if (weight === 0) continue;
      if (into.count > 0 && into.docids[into.count - 1] === docid) {
        into.frequencies[into.count - 1] = Math.min(into.frequencies[into.count - 1]! + weight, FREQUENCY_MAX);
        continue;
      }
      reserve(into, into.count + 1);
      into.docids[into.count] = docid;
      into.frequencies[into.count++] = weight;
    }
  }

  readWanted(term: string, weights: number[], { living, docids }: Wanted, into: Postings): number {
    this.read(term, false, weights, into);
    const wanted = new Set(docids);
    let count = 0;
    let kept = 0;
    for (let i = 0; i < into.count; i++) {
      const docid = into.docids[i]!;
      count += ((living[docid >>> 3] ?? 0) >> (docid & 7)) & 1;
      if (!wanted.has(docid)) continue;
      into.docids[kept] = docid;
      into.frequencies[kept++] = into.frequencies[i]!;
    }
    into.count = kept;
    return count;
  }

  readPhrase(): boolean {
    return false;
  }

  has(term: string, isPrefix: boolean): boolean {
    return this.term.get(term, end(term, isPrefix)) !== undefined;
  }

  roughLength(term: string): number {
    return this.roughCount(term);
  }

  roughCount(term: string): number {
    return Number(this.count.get(term)?.['doc'] ?? 0);
  }
}

const end = (term: string, isPrefix: boolean) => (isPrefix ? term + LAST : term);

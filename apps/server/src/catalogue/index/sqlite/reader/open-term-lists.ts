import { DatabaseSync } from 'node:sqlite';
import { TEXT_COLUMNS } from '../../text/text-columns.ts';
import type { Cancellation } from '../../threads/serve.ts';
import { ensureSchema } from '../shared/schema.ts';
import { newPostings } from './posting-decoder.ts';
import { PostingLists } from './posting-lists.ts';
import type { TermLists } from './term-lists.ts';
import { VocabularyLists } from './vocabulary-lists.ts';

type PageReader = new (db: DatabaseSync, cancellation: Cancellation) => TermLists;

/**
 * Straight from FTS5's pages where these are laid out as we know them, else by its own functions: another version of SQLite
 * then makes searches slower, and never wrong.
 */
export function openTermLists(
  db: DatabaseSync,
  cancellation: Cancellation,
  Pages: PageReader = PostingLists,
): TermLists {
  const problem = problemOfPages(Pages) ?? problemOfIndex(db, cancellation, Pages);
  if (problem === null) return new Pages(db, cancellation);
  process.emitWarning(`The full-text index is read by FTS5's own functions, which is slower: ${problem}`);
  return new VocabularyLists(db, cancellation);
}

/** Reads both ways what SQLite writes here and now. */
function problemOfPages(Pages: PageReader): string | null {
  const db = new DatabaseSync(':memory:');
  const never = { check: () => undefined };
  try {
    ensureSchema(db);
    fill(db);
    const [pages, own] = [new Pages(db, never), new VocabularyLists(db, never)];
    pages.sync();
    for (const [term, isPrefix] of TERMS)
      if (
        told(pages, term, isPrefix) !== told(own, term, isPrefix) ||
        pages.has(term, isPrefix) !== own.has(term, isPrefix)
      )
        return otherLayout(db);
    for (const [phrase, terms] of PHRASES)
      if (sideBySide(pages, terms) !== matching(db, phrase)) return otherLayout(db);
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    db.close();
  }
}

/** The file may have been written by another version. */
function problemOfIndex(db: DatabaseSync, cancellation: Cancellation, Pages: PageReader): string | null {
  try {
    new Pages(db, cancellation).sync();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Small pages and lists that cover several of them, terms that share their beginnings, and several segments. */
function fill(db: DatabaseSync): void {
  db.exec("insert into fts (fts, rank) values ('pgsz', 64)");
  const add = db.prepare('insert into fts (rowid, title, body, people) values (?, ?, ?, ?)');
  for (let batch = 0; batch < 3; batch += 1) {
    db.exec('begin');
    for (let n = 1; n <= 40; n += 1) {
      const docid = batch * 1_000_000 + n * 300;
      add.run(docid, `every ${n}`, 'every evening ever '.repeat(n % 7), n % 5 === 0 ? 'zo zoe zoological' : '');
    }
    db.exec('commit');
  }
}

const TERMS: [term: string, isPrefix: boolean][] = [
  ['everi', false],
  ['ever', false],
  ['e', true],
  ['zo', true],
  ['zo', false],
  ['7', false],
  ['none', false],
  ['none', true],
];

const PHRASES: [phrase: string, terms: string[]][] = [
  ['every evening ever', ['everi', 'even', 'ever']],
  ['zo zoe', ['zo', 'zoe']],
  ['evening every', ['even', 'everi']],
];

const otherLayout = (db: DatabaseSync) =>
  `SQLite ${String(db.prepare('select sqlite_version() as v').get()?.['v'])} lays its pages out in another way.`;

function sideBySide(lists: TermLists, terms: string[]): string | null {
  const postings = newPostings();
  if (!lists.readPhrase(terms, Object.values(TEXT_COLUMNS), postings)) return null;
  return JSON.stringify([...postings.docids.subarray(0, postings.count)]);
}

const matching = (db: DatabaseSync, phrase: string): string =>
  JSON.stringify(
    db
      .prepare('select rowid from fts where fts match ?')
      .all(`"${phrase}"`)
      .map((row) => Number(row['rowid'])),
  );

function told(lists: TermLists, term: string, isPrefix: boolean): string {
  const postings = newPostings();
  lists.read(term, isPrefix, Object.values(TEXT_COLUMNS), postings);
  const frequencies = new Map<number, number>();
  for (let at = 0; at < postings.count; at += 1) {
    const docid = postings.docids[at]!;
    frequencies.set(docid, (frequencies.get(docid) ?? 0) + postings.frequencies[at]!);
  }
  return JSON.stringify([...frequencies].sort(([a], [b]) => a - b));
}

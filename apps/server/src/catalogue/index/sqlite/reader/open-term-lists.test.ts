import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { parseQuery } from '../../../query/parse-query.ts';
import { makeQuery, makeRecord } from '../../contract/records.ts';
import { TEXT_COLUMNS, TOKENIZER } from '../../text/text-columns.ts';
import { openForReading, openForWriting } from '../shared/connection.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { openTermLists } from './open-term-lists.ts';
import type { Postings } from './posting-decoder.ts';
import { PostingLists } from './posting-lists.ts';
import { Reader } from './reader.ts';
import { VocabularyLists } from './vocabulary-lists.ts';

const never = { check: () => undefined };
const warnings = vi.spyOn(process, 'emitWarning').mockImplementation(() => undefined);
afterEach(() => warnings.mockClear());

function openIndex(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  ensureSchema(db);
  return db;
}

/** Misreads as after a version of SQLite that lays out a page in another way: what is read is not what is there. */
class Misreading extends PostingLists {
  override read(term: string, isPrefix: boolean, weights: number[], into: Postings): void {
    super.read(term, isPrefix, weights, into);
    if (into.count > 20) into.docids[20]! += 1;
  }
}

test('[SRCH-01] the layout of this SQLite is known: lists come from the pages', () => {
  const db = openIndex();
  expect(openTermLists(db, never)).toBeInstanceOf(PostingLists);
  expect(warnings).not.toHaveBeenCalled();
  db.close();
});

test('[SRCH-01] pages that are misread are noticed before a search, and FTS5 itself is asked', () => {
  const db = openIndex();
  expect(openTermLists(db, never, Misreading)).toBeInstanceOf(VocabularyLists);
  expect(warnings).toHaveBeenCalledWith(expect.stringMatching(/SQLite [\d.]+ lays its pages out in another way/));
  db.close();
});

test('[SRCH-01] a file whose index has another layout is searched all the same, with the same results', () => {
  const words = ['kolo', 'bumo', 'rinto', 'rint', 'kolo bumo'];
  const records = Array.from({ length: 300 }, (_, n) => makeRecord(`${n}`, { text: words[n % words.length]! }));
  const found = (hasOtherLayout: boolean) => {
    const file = join(makeFolder(), 'catalogue.db');
    const db = openForWriting(file);
    ensureSchema(db);
    // Without tombstones FTS5 writes the older kind of structure record.
    if (hasOtherLayout)
      db.exec(`
        drop table fts;
        create virtual table fts using fts5(${Object.keys(TEXT_COLUMNS).join(', ')}, tokenize='${TOKENIZER}');
        insert into fts (fts, rank) values ('rank', 'bm25(${Object.values(TEXT_COLUMNS).join(', ')})');
      `);
    new Writer(db).upsert(records);
    db.close();
    const reader = new Reader(openForReading(file), ['patents'], never);
    const answers = ['kolo', 'rin*', 'kolo bumo', 'kolo OR rint', '"kolo bumo"', 'kolo NOT bumo'].map((text) =>
      reader.search(makeQuery({ query: parseQuery(text), limit: 100, countFacets: ['status'] })),
    );
    reader.close();
    return answers;
  };
  const expected = found(false);
  expect(expected[0]!.total).toBe(120);
  expect(warnings).not.toHaveBeenCalled();
  expect(found(true)).toEqual(expected);
  expect(warnings).toHaveBeenCalledWith(expect.stringContaining('layout that is not known'));
});

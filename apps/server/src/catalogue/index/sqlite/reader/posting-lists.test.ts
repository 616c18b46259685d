import { DatabaseSync } from 'node:sqlite';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TEXT_COLUMNS } from '../../text/text-columns.ts';
import { ensureSchema } from '../shared/schema.ts';
import { newPostings } from './posting-decoder.ts';
import { PostingLists } from './posting-lists.ts';

const WEIGHTS = Object.values(TEXT_COLUMNS);

/** Small pages and early merges: every shape of list then comes about with little text. */
function openIndex(): DatabaseSync {
  const db = new DatabaseSync(':memory:');
  ensureSchema(db);
  db.exec(`insert into fts (fts, rank) values ('pgsz', 64), ('automerge', 2), ('usermerge', 2), ('crisismerge', 8)`);
  db.exec(`create virtual table temp.instances using fts5vocab(main, fts, 'instance')`);
  return db;
}

/** The same by FTS5's own vocabulary table, of records that are still there. */
function expected(db: DatabaseSync, where: string, weights: number[]) {
  const found = new Map<number, number>();
  for (const { doc, col } of db.prepare(`select doc, col from temp.instances where ${where}`).all()) {
    const weight = weights[Object.keys(TEXT_COLUMNS).indexOf(String(col))]!;
    if (weight > 0) found.set(Number(doc), (found.get(Number(doc)) ?? 0) + weight);
  }
  return found;
}

function actual(
  lists: PostingLists,
  text: string,
  isPrefix: boolean,
  weights: number[],
  isAlive: (docid: number) => boolean,
) {
  const postings = newPostings();
  lists.read(text, isPrefix, weights, postings);
  const found = new Map<number, number>();
  for (let i = 0; i < postings.count; i++) {
    const docid = postings.docids[i]!;
    if (isAlive(docid)) found.set(docid, (found.get(docid) ?? 0) + postings.frequencies[i]!);
  }
  return found;
}

const word = fc.constantFrom(
  'a',
  'ab',
  'abc',
  'b',
  'ba',
  'grün',
  'zz',
  `long${'x'.repeat(80)}`,
  `long${'x'.repeat(79)}y`,
);
const text = fc.array(word, { maxLength: 40 }).map((words) => words.join(' '));
/** Batches of additions, each a gap to the docid before and the columns' texts, and how many of the oldest leave after it. */
const batches = fc.array(
  fc.record({
    added: fc.array(fc.tuple(fc.integer({ min: 1, max: 70_000 }), fc.tuple(text, text, text)), { maxLength: 12 }),
    removed: fc.nat({ max: 4 }),
    /** Pages' worth of merging that follow: as a rule too little to end a merge. */
    merged: fc.nat({ max: 3 }),
  }),
  { minLength: 1, maxLength: 8 },
);

test('[SRCH-01] lists read from the pages say what FTS5 says, over batches, removals and merges', () => {
  fc.assert(
    fc.property(batches, (written) => {
      const db = openIndex();
      const add = db.prepare('insert into fts (rowid, title, body, place) values (?, ?, ?, ?)');
      const remove = db.prepare('delete from fts where rowid = ?');
      const lists = new PostingLists(db, { check: () => undefined });
      const alive: number[] = [];
      let docid = 0;
      for (const { added, removed, merged } of written) {
        db.exec('begin');
        for (const gone of alive.splice(0, removed)) remove.run(gone);
        for (const [gap, [title, body, place]] of added) {
          docid += gap;
          add.run(docid, title, body, place);
          alive.push(docid);
        }
        db.exec('commit');
        if (merged > 0) db.exec(`insert into fts (fts, rank) values ('merge', ${merged})`);
        lists.sync();
        const isAlive = (id: number) => alive.includes(id);
        for (const weights of [WEIGHTS, [0, 1, 0, 0, 0]]) {
          for (const term of ['a', 'ab', 'grun', 'zz', 'none']) {
            expect(actual(lists, term, false, weights, isAlive)).toEqual(expected(db, `term = '${term}'`, weights));
            // A merge under way takes pages away before those that name them.
            expect(lists.roughLength(term)).toBeGreaterThanOrEqual(0);
          }
          for (const prefix of ['a', 'b', 'long', 'z', 'zzz']) {
            const where = `term >= '${prefix}' and term < '${prefix}\u{10ffff}'`;
            expect(actual(lists, prefix, true, weights, isAlive)).toEqual(expected(db, where, weights));
          }
        }
      }
      db.close();
    }),
    { numRuns: 60 },
  );
});

test('[SRCH-01] words side by side, and a word among wanted records, are found as FTS5 finds them, in every column, over removals and merges', () => {
  const phrases = ['a b', 'b a', 'a a', 'ab abc ab', 'zz grun', 'a none', 'b ba b a'];
  fc.assert(
    fc.property(batches, fc.integer({ min: 1, max: 3 }), (written, step) => {
      const db = openIndex();
      const add = db.prepare('insert into fts (rowid, title, body, place) values (?, ?, ?, ?)');
      const remove = db.prepare('delete from fts where rowid = ?');
      const lists = new PostingLists(db, { check: () => undefined });
      const docOrdinalByDocid = new Uint32Array(8 * 12 * 70_000);
      const alive: number[] = [];
      let docid = 0;
      let docOrdinals = 0;
      for (const { added, removed, merged } of written) {
        db.exec('begin');
        for (const gone of alive.splice(0, removed)) {
          remove.run(gone);
          docOrdinalByDocid[gone] = 0;
        }
        for (const [gap, [title, body, place]] of added) {
          docid += gap;
          add.run(docid, title, body, place);
          alive.push(docid);
          docOrdinalByDocid[docid] = ++docOrdinals;
        }
        db.exec('commit');
        if (merged > 0) db.exec(`insert into fts (fts, rank) values ('merge', ${merged})`);
        lists.sync();
        for (const phrase of phrases) {
          for (const [column, weights] of [
            ['', WEIGHTS],
            ['body : ', [0, 1, 0, 0, 0]],
          ] as const) {
            const found = newPostings();
            expect(lists.readPhrase(phrase.split(' '), [...weights], found)).toBe(true);
            const living = [...found.docids.subarray(0, found.count)].filter((each) => docOrdinalByDocid[each]! > 0);
            const rows = db.prepare('select rowid from fts where fts match ?').all(`${column}"${phrase}"`);
            expect(living.sort((a, b) => a - b)).toEqual(rows.map((row) => Number(row['rowid'])).sort((a, b) => a - b));
          }
        }
        const living = new Uint8Array(docOrdinalByDocid.length / 8);
        for (const id of alive) living[id >>> 3]! |= 1 << (id & 7);
        const docids = Uint32Array.from(alive.filter((_, i) => i % step === 0));
        for (const term of ['a', 'zz', 'none']) {
          const found = newPostings();
          const count = lists.readWanted(term, WEIGHTS, { living, docids }, found);
          const all = expected(db, `term = '${term}'`, WEIGHTS);
          expect(count).toBe([...all.keys()].filter((id) => docOrdinalByDocid[id]! > 0).length);
          const marked = new Map([...all].filter(([id]) => docids.includes(id)));
          expect(
            new Map(Array.from({ length: found.count }, (_, i) => [found.docids[i]!, found.frequencies[i]!])),
          ).toEqual(marked);
        }
      }
      db.close();
    }),
    { numRuns: 60 },
  );
});

test('[SRCH-01] a phrase counts as often as it stands there, weighted by column', () => {
  const db = openIndex();
  const add = db.prepare('insert into fts (rowid, title, body) values (?, ?, ?)');
  add.run(1, 'a b', 'b a b a a b');
  add.run(2, 'a', 'b a');
  add.run(3, `${'b '.repeat(300)}a b`, 'a');
  const lists = new PostingLists(db, { check: () => undefined });
  lists.sync();
  const found = newPostings();
  lists.readPhrase(['a', 'b'], WEIGHTS, found);
  expect([...found.docids.subarray(0, found.count)]).toEqual([1, 3]);
  expect([...found.frequencies.subarray(0, found.count)]).toEqual([4, 2]);
  db.close();
});

test('[SRCH-01] a word of many records, whose list covers many pages, is read whole', () => {
  const db = openIndex();
  const add = db.prepare('insert into fts (rowid, title, body) values (?, ?, ?)');
  db.exec('begin');
  for (let docid = 1; docid <= 3_000; docid++) add.run(docid * 1_000, 'every', 'every '.repeat(docid % 200));
  db.exec('commit');
  const lists = new PostingLists(db, { check: () => undefined });
  lists.sync();
  const found = actual(lists, 'everi', false, WEIGHTS, () => true);
  expect(found).toEqual(expected(db, `term = 'everi'`, WEIGHTS));
  expect(found.size).toBe(3_000);
  expect(lists.has('everi', false)).toBe(true);
  expect(lists.has('ever', false)).toBe(false);
  expect(lists.has('ever', true)).toBe(true);
  db.close();
});

test('[SRCH-01] an index of a layout that is not known is refused, not misread', () => {
  const db = new DatabaseSync(':memory:');
  db.exec('create virtual table fts using fts5(title)');
  expect(() => new PostingLists(db, { check: () => undefined }).sync()).toThrow('layout that is not known');
  db.close();
});

test('[SRCH-01] how many records a word stands in is known without its list: exactly of a short one, about of a long one', () => {
  const db = new DatabaseSync(':memory:');
  ensureSchema(db);
  const add = db.prepare('insert into fts (rowid, title) values (?, ?)');
  db.exec('begin');
  for (let docid = 1; docid <= 60_000; docid++)
    add.run(docid, `all ${docid % 3 === 0 ? 'third' : ''} ${docid % 3_000 === 0 ? 'seldom' : ''}`);
  db.exec('commit');
  const lists = new PostingLists(db, { check: () => undefined });
  lists.sync();
  expect(lists.roughCount('seldom')).toBe(20);
  expect(lists.roughCount('none')).toBe(0);
  for (const [word, count] of [
    ['all', 60_000],
    ['third', 20_000],
  ] as const) {
    expect(lists.roughCount(word)).toBeGreaterThan(count / 3);
    expect(lists.roughCount(word)).toBeLessThan(count * 3);
  }
  db.close();
});

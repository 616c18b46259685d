import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { makeRecord } from '../../contract/records.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { Mirror } from './mirror.ts';

function open(): { db: DatabaseSync; writer: Writer; mirror: Mirror } {
  const db = new DatabaseSync(join(makeFolder(), 'catalogue.db'));
  onTestFinished(() => db.close());
  ensureSchema(db);
  return { db, writer: new Writer(db), mirror: new Mirror(db) };
}

const records = (count: number, text: string) => Array.from({ length: count }, (_, i) => makeRecord(`${i}`, { text }));

test('catching up appends what is new, marks dead what left, and tells whether anything changed', () => {
  const { writer, mirror } = open();
  expect(mirror.sync()).toBe(true);
  writer.upsert([makeRecord('1', { title: 'one two', text: 'three', facets: { status: ['Open'] } }), makeRecord('2')]);
  expect(mirror.sync()).toBe(true);
  expect(mirror.sync()).toBe(false);
  const { columns } = mirror;
  // Three words and the id, which is searched with the text; then 'Title of 2' and the id.
  expect([...columns.length.slice(0, 2)]).toEqual([4, 4]);
  writer.upsert([makeRecord('1', { title: 'changed' })]);
  mirror.sync();
  expect(mirror.columns).toBe(columns);
  expect([...columns.alive.slice(0, columns.size)]).toEqual([0, 1, 1]);
  expect([columns.live, columns.words]).toEqual([2, 4 + 2]);
});

test('arrays that are mostly dead are loaded anew, dense', () => {
  const { writer, mirror } = open();
  writer.upsert(records(12_000, 'kolo'));
  mirror.sync();
  writer.upsert(records(6_000, 'bumo'));
  mirror.sync();
  expect([mirror.columns.size, mirror.columns.live]).toEqual([18_000, 12_000]);
  writer.upsert(records(12_000, 'rinto'));
  mirror.sync();
  expect([mirror.columns.size, mirror.columns.live]).toEqual([12_000, 12_000]);
});

test('a reader that is behind by more deletions than are kept loads everything anew', () => {
  const { db, writer, mirror } = open();
  writer.upsert(records(10, 'kolo'));
  mirror.sync();
  writer.upsert(records(5, 'bumo'));
  writer.delete([{ engine: 'patents', id: '9' }]);
  db.exec('delete from deletions where seq < (select max(seq) from deletions)');
  mirror.sync();
  expect([mirror.columns.size, mirror.columns.live]).toEqual([9, 9]);
});

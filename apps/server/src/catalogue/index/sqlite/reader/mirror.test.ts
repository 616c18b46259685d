import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { makeRecord } from '../../contract/records.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { Mirror } from './mirror.ts';

function open(now?: () => number): { db: DatabaseSync; writer: Writer; mirror: Mirror } {
  const db = new DatabaseSync(join(makeFolder(), 'catalogue.db'));
  onTestFinished(() => db.close());
  ensureSchema(db);
  return { db, writer: new Writer(db), mirror: new Mirror(db, now) };
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

test('a reader that starts from packed blocks mirrors what one that followed every change does', () => {
  const { db, writer, mirror } = open();
  const varied = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) =>
      makeRecord(`${from + i}`, {
        title: 'word '.repeat(i % 7),
        date: i % 3 ? '2020-05-06' : null,
        amount: i % 2 ? i * 1.5 : null,
        facets: { status: i % 4 ? ['Open', `S${i % 50}`] : [] },
      }),
    );
  const refs = (from: number, to: number, step: number) =>
    Array.from({ length: Math.ceil((to - from) / step) }, (_, i) => ({
      engine: 'patents' as const,
      id: `${from + i * step}`,
    }));
  const steps = [
    () => writer.upsert(varied(0, 10_000)),
    () => writer.delete(refs(0, 10_000, 5)),
    () => writer.delete(refs(4_096, 7_500, 1)),
    () => writer.upsert(varied(2_000, 3_000)),
    () => writer.upsert(varied(10_000, 4_000)),
    () => writer.delete(refs(0, 4_200, 1)),
  ];
  for (const step of steps) {
    step();
    mirror.sync();
    const fresh = new Mirror(db);
    fresh.sync();
    expect(rowsOf(fresh)).toEqual(rowsOf(mirror));
    expect([fresh.columns.live, fresh.columns.words]).toEqual([mirror.columns.live, mirror.columns.words]);
  }
  expect(db.prepare('select count(*) as count from doc_blocks').get()).toEqual({ count: 4 });
});

/** What is alive, in order. */
function rowsOf({ columns }: Mirror) {
  const { engine, isSample, hidden, date, amount, length, seen, codeStart, codes } = columns;
  const rows: (number | Uint32Array)[][] = [];
  for (let slot = 0; slot < columns.size; slot++) {
    if (columns.alive[slot] === 0) continue;
    const numbers = [columns.docid, engine, isSample, hidden, date, amount, length, seen].map(
      (values) => values[slot]!,
    );
    expect(columns.slotOf(columns.docid[slot]!)).toBe(slot);
    rows.push([...numbers, codes.slice(codeStart[slot], codeStart[slot + 1])]);
  }
  return rows;
}

test('[SRCH-07] what is over counts as closed from its minute on, without a change of the catalogue', () => {
  const clock = { now: Date.parse('2026-11-27T04:31:00Z') };
  const { writer, mirror } = open(() => clock.now);
  const call = (id: string, closes: string, status = 'Open') =>
    makeRecord(id, { closes, facets: { status: [status] } });
  writer.upsert([
    call('hawaii', '2026-11-26T23:59-10:00'),
    call('guam', '2026-11-27T00:01+10:00'),
    call('day', '2026-11-27'),
    call('forecast', '2026-01-01', 'Forecasted'),
  ]);
  const statuses = () => {
    mirror.sync();
    const { codes, codeStart } = mirror.columns;
    return [0, 1, 2, 3].map((slot) => mirror.facets.values[codes[codeStart[slot]!]!]);
  };
  expect(statuses()).toEqual(['Open', 'Closed', 'Open', 'Forecasted']);
  expect(mirror.sync()).toBe(false);
  clock.now = Date.parse('2026-11-27T09:59:59Z');
  expect(mirror.sync()).toBe(false);
  clock.now = Date.parse('2026-11-27T10:00:00Z');
  expect(mirror.sync()).toBe(true);
  expect(statuses()).toEqual(['Closed', 'Closed', 'Open', 'Forecasted']);
  clock.now = Date.parse('2026-11-28T00:00:00Z');
  expect(statuses()).toEqual(['Closed', 'Closed', 'Closed', 'Forecasted']);
});

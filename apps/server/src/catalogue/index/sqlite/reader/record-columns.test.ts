import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { makeRecord } from '../../contract/records.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { RecordColumns } from './record-columns.ts';

function open(now?: () => number): { db: DatabaseSync; writer: Writer; recordColumns: RecordColumns } {
  const db = new DatabaseSync(join(makeFolder(), 'catalogue.db'));
  onTestFinished(() => db.close());
  ensureSchema(db);
  return { db, writer: new Writer(db), recordColumns: new RecordColumns(db, now) };
}

const records = (count: number, text: string) => Array.from({ length: count }, (_, i) => makeRecord(`${i}`, { text }));

test('catching up appends what is new, marks dead what left, and tells whether anything changed', () => {
  const { writer, recordColumns } = open();
  expect(recordColumns.sync()).toBe(true);
  writer.upsert([makeRecord('1', { title: 'one two', text: 'three', facets: { status: ['Open'] } }), makeRecord('2')]);
  expect(recordColumns.sync()).toBe(true);
  expect(recordColumns.sync()).toBe(false);
  const { columns } = recordColumns;
  // Three words and the id, which is searched with the text; then 'Title of 2' and the id.
  expect([...columns.length.slice(0, 2)]).toEqual([4, 4]);
  writer.upsert([makeRecord('1', { title: 'changed' })]);
  recordColumns.sync();
  expect(recordColumns.columns).toBe(columns);
  expect([...columns.alive.slice(0, columns.size)]).toEqual([0, 1, 1]);
  expect([columns.live, columns.words]).toEqual([2, 4 + 2]);
});

test('arrays that are mostly dead are loaded anew, dense', () => {
  const { writer, recordColumns } = open();
  writer.upsert(records(12_000, 'kolo'));
  recordColumns.sync();
  writer.upsert(records(6_000, 'bumo'));
  recordColumns.sync();
  expect([recordColumns.columns.size, recordColumns.columns.live]).toEqual([18_000, 12_000]);
  writer.upsert(records(12_000, 'rinto'));
  recordColumns.sync();
  expect([recordColumns.columns.size, recordColumns.columns.live]).toEqual([12_000, 12_000]);
});

test('a reader that is behind by more deletions than are kept loads everything anew', () => {
  const { db, writer, recordColumns } = open();
  writer.upsert(records(10, 'kolo'));
  recordColumns.sync();
  writer.upsert(records(5, 'bumo'));
  writer.delete([{ engine: 'patents', id: '9' }]);
  db.exec('delete from deletions where seq < (select max(seq) from deletions)');
  recordColumns.sync();
  expect([recordColumns.columns.size, recordColumns.columns.live]).toEqual([9, 9]);
});

test('a reader that starts from packed blocks mirrors what one that followed every change does', () => {
  const { db, writer, recordColumns } = open();
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
    recordColumns.sync();
    const fresh = new RecordColumns(db);
    fresh.sync();
    expect(rowsOf(fresh)).toEqual(rowsOf(recordColumns));
    expect([fresh.columns.live, fresh.columns.words]).toEqual([
      recordColumns.columns.live,
      recordColumns.columns.words,
    ]);
  }
  expect(db.prepare('select count(*) as count from doc_blocks').get()).toEqual({ count: 4 });
});

/** The living rows, in order. */
function rowsOf({ columns }: RecordColumns) {
  const { engine, isSample, hidden, date, amount, length, seen, codeStart, codes } = columns;
  const rows: (number | Uint32Array)[][] = [];
  for (let docOrdinal = 0; docOrdinal < columns.size; docOrdinal++) {
    if (columns.alive[docOrdinal] === 0) continue;
    const numbers = [columns.docid, engine, isSample, hidden, date, amount, length, seen].map(
      (values) => values[docOrdinal]!,
    );
    expect(columns.docOrdinalOf(columns.docid[docOrdinal]!)).toBe(docOrdinal);
    rows.push([...numbers, codes.slice(codeStart[docOrdinal], codeStart[docOrdinal + 1])]);
  }
  return rows;
}

test('[SRCH-07] what is over counts as closed from its minute on, without a change of the catalogue', () => {
  const clock = { now: Date.parse('2026-11-27T04:31:00Z') };
  const { writer, recordColumns } = open(() => clock.now);
  const call = (id: string, closes: string, status = 'Open') =>
    makeRecord(id, { closes, facets: { status: [status] } });
  writer.upsert([
    call('hawaii', '2026-11-26T23:59-10:00'),
    call('guam', '2026-11-27T00:01+10:00'),
    call('day', '2026-11-27'),
    call('forecast', '2026-01-01', 'Forecasted'),
  ]);
  const statuses = () => {
    recordColumns.sync();
    const { codes, codeStart } = recordColumns.columns;
    return [0, 1, 2, 3].map((docOrdinal) => recordColumns.facets.values[codes[codeStart[docOrdinal]!]!]);
  };
  expect(statuses()).toEqual(['Open', 'Closed', 'Open', 'Forecasted']);
  expect(recordColumns.sync()).toBe(false);
  clock.now = Date.parse('2026-11-27T09:59:59Z');
  expect(recordColumns.sync()).toBe(false);
  clock.now = Date.parse('2026-11-27T10:00:00Z');
  expect(recordColumns.sync()).toBe(true);
  expect(statuses()).toEqual(['Closed', 'Closed', 'Open', 'Forecasted']);
  clock.now = Date.parse('2026-11-28T00:00:00Z');
  expect(statuses()).toEqual(['Closed', 'Closed', 'Closed', 'Forecasted']);
});

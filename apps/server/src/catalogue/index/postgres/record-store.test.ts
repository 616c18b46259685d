import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReusedDatabase } from '../../../../test/reused-database.ts';
import type { Database } from '../../../platform/db/database.ts';
import { makeRecord } from '../contract/records.ts';
import { ensureState } from './catalogue-database.ts';
import { findByIdentity } from './identity-reads.ts';
import { prepareRecord, storedKeys } from './prepared-record.ts';
import { recordReads } from './record-reads.ts';
import { recordWriter } from './record-writer.ts';
import { writeKeysAnew } from './write-keys-anew.ts';

let database: Database;
beforeEach(async () => {
  database = await openReusedDatabase();
  await ensureState(database);
});
afterEach(() => database.close());

const store = () => ({
  reads: recordReads(database, null),
  writer: recordWriter(database, async (records) => records.map(prepareRecord)),
});
const outbox = async () =>
  (await database.pool.query('SELECT number, id FROM catalogue_outbox ORDER BY number')).rows.map(({ number, id }) => [
    Number(number),
    id,
  ]);
const paper = (id: string, source: string, text: string) => {
  const record = makeRecord(id, { text, data: { doi: '10.1000/KOLO' } });
  return { ...record, source: { ...record.source, name: source } };
};

test('[OPS-03] records, checkpoint and what the search service is to be told are stored together, or none of them', async () => {
  const { reads, writer } = store();
  await writer.upsert([makeRecord('1'), makeRecord('2')], { key: 'k', value: 2 });
  await writer.upsert([makeRecord('1'), makeRecord('2', { text: 'Changed' })], { key: 'k', value: 3 });
  await writer.delete([{ engine: 'patents', id: '1' }]);
  expect(await outbox()).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '2'],
    [4, '1'],
  ]);
  const tooLong = { ...makeRecord('3'), id: 'x\0' };
  await expect(writer.upsert([makeRecord('4'), tooLong], { key: 'k', value: 4 })).rejects.toThrow();
  expect(await reads.getCheckpoint('k')).toEqual({ value: 3, counts: { added: 2, changed: 1, unchanged: 1 } });
  expect(await reads.get([{ engine: 'patents', id: '4' }])).toEqual([null]);
  expect(await outbox()).toHaveLength(4);
  expect(await reads.lastChange()).toBe(3);
});

test('[DATA-17] a duplicate that comes or leaves moves the other, which the search service is told of', async () => {
  const { reads, writer } = store();
  const [poor, rich] = [paper('poor', 'A', 'kolo'), paper('rich', 'B', 'kolo '.repeat(60))];
  await writer.upsert([poor]);
  await writer.upsert([rich]);
  const listed = async () => (await reads.changes(0, 10)).changes.map(({ record }) => record.id);
  expect(await listed()).toEqual(['rich']);
  expect((await outbox()).map(([, id]) => id).sort()).toEqual(['poor', 'poor', 'rich']);
  await writer.delete([rich]);
  expect(await listed()).toEqual(['poor']);
  const found = await findByIdentity(database, null, ['n:doi:10.1000/kolo'], { perEngine: 5 });
  expect(found).toMatchObject([{ engine: 'patents', total: 1, records: [{ id: 'poor' }] }]);
});

test('[AGT-08] what people watch is told as it was at the place asked from, whatever else was changed first', async () => {
  const { reads, writer } = store();
  await writer.upsert([makeRecord('1', { amount: 5 })]);
  const place = await reads.lastChange();
  await writer.upsert([makeRecord('1', { amount: 5, text: 'In other words' })]);
  await writer.upsert([makeRecord('1', { amount: 7, text: 'In other words' })]);
  await writer.upsert([makeRecord('1', { amount: 9, text: 'In other words' })]);
  const { changes } = await reads.changes(place, 10);
  expect(changes).toMatchObject([{ record: { amount: 9 }, before: { amount: 5 } }]);
});

test('writers of several processes queue up, and places are in the order of what is committed', async () => {
  const { reads, writer } = store();
  await Promise.all(Array.from({ length: 8 }, (_, n) => writer.upsert([makeRecord(`${n}`), makeRecord(`${n}b`)])));
  const { changes, isLast } = await reads.changes(0, 100);
  expect([changes.length, isLast, await reads.lastChange()]).toEqual([16, true, 16]);
  expect((await outbox()).map(([number]) => number)).toEqual(Array.from({ length: 16 }, (_, n) => n + 1));
});

test('[SRCH-01] records of a version that knew fewer spellings of numbers are found by them once their keys are written anew', async () => {
  const { reads, writer } = store();
  await writer.upsert([makeRecord('nih', { data: { awardNumber: '5R01HD041003-03' } }), paper('doi', 'A', 'kolo')]);
  const keys = async () =>
    (await database.pool.query('SELECT key, place FROM catalogue_identity ORDER BY key, place')).rows;
  const before = await keys();
  await database.pool.query(`UPDATE catalogue_identity SET key = 'x:old' WHERE key = 'x:r01hd041003'`);
  const found = () => reads.refsById('R01 HD041003', ['patents']);
  expect(await found()).toEqual([]);
  await writeKeysAnew(database, async (records) => records.map((json) => storedKeys(JSON.parse(json))));
  expect(await found()).toEqual([{ engine: 'patents', id: 'nih' }]);
  expect(await keys()).toEqual(before);
});

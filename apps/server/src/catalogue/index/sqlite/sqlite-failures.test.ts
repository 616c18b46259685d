import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { makeQuery, makeRecord } from '../contract/records.ts';
import { CatalogueStorageError } from '../errors.ts';
import { ensureSchema } from './shared/schema.ts';
import { describeStorageError } from './shared/storage-error.ts';
import { openSqliteIndex } from './sqlite-index.ts';
import { makeFolder, openOn } from './test/open-in-folder.ts';
import { Writer } from './writer/writer.ts';

const engines = [{ id: 'patents' as const }];

test('a file that is no catalogue is refused in words', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  writeFileSync(file, 'This is a letter and not a database. '.repeat(200));
  const opening = openSqliteIndex({ file, engines });
  await expect(opening).rejects.toThrow(CatalogueStorageError);
  await expect(opening).rejects.toThrow(/damaged or not a catalog/);
});

test('a file from a newer version is refused in words', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const db = new DatabaseSync(file);
  db.exec('pragma user_version = 99');
  db.close();
  await expect(openSqliteIndex({ file, engines })).rejects.toThrow(/layout 99.*Update Groundwork/);
});

test('a folder where the file should be, or a file where its folder should be, is refused in words', async () => {
  const folder = makeFolder();
  mkdirSync(join(folder, 'catalogue.db'));
  await expect(openSqliteIndex({ file: join(folder, 'catalogue.db'), engines })).rejects.toThrow(/cannot be opened/);
  writeFileSync(join(folder, 'file'), '');
  await expect(openSqliteIndex({ file: join(folder, 'file/catalogue.db'), engines })).rejects.toThrow(
    CatalogueStorageError,
  );
});

test.skipIf(process.getuid?.() === 0)('a file without write access is refused in words', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  await (await openOn(file)).close();
  chmodSync(file, 0o444);
  await expect(openSqliteIndex({ file, engines })).rejects.toThrow(/cannot be written/);
});

test('a full disk rejects the batch, keeps what was there and takes the batch when there is room', () => {
  const db = new DatabaseSync(join(makeFolder(), 'catalogue.db'));
  ensureSchema(db);
  const writer = new Writer(db);
  writer.upsert([makeRecord('kept', { facets: { status: ['Open'] } })]);
  const batch = Array.from({ length: 200 }, (_, i) =>
    makeRecord(`${i}`, { text: `${i} `.repeat(500), facets: { status: [`New ${i}`] } }),
  );
  const pages = Number(db.prepare('pragma page_count').get()?.['page_count']);
  db.exec(`pragma max_page_count = ${pages + 10}`);
  let failure: unknown;
  try {
    writer.upsert(batch);
  } catch (error) {
    failure = describeStorageError(error, '/data/catalogue.db');
  }
  expect(failure).toBeInstanceOf(CatalogueStorageError);
  expect((failure as CatalogueStorageError).code).toBe('ENOSPC');
  expect((failure as Error).message).toMatch(/disk is full: nothing of this change was stored in \/data\/catalogue.db/);
  expect(db.prepare('select count(*) as n from docs').get()).toMatchObject({ n: 1 });
  expect(db.prepare('select count(*) as n from facet_values').get()).toMatchObject({ n: 1 });
  expect(db.prepare('select version from state').get()).toMatchObject({ version: 1 });
  db.exec('pragma max_page_count = 1000000');
  expect(writer.upsert(batch)).toEqual({ added: 200, changed: 0, unchanged: 0 });
  expect(db.prepare('select count(*) as n from facet_values').get()).toMatchObject({ n: 201 });
  db.close();
});

test('the temporary file of an index without one is gone after close', async () => {
  const before = process.env['TMPDIR'];
  const folder = makeFolder();
  process.env['TMPDIR'] = folder;
  try {
    const index = await openSqliteIndex({ file: ':memory:', engines });
    await index.upsert([makeRecord('1')]);
    expect((await index.search(makeQuery())).total).toBe(1);
    expect(readdirSync(folder)).toHaveLength(1);
    await index.close();
    expect(readdirSync(folder)).toEqual([]);
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
});

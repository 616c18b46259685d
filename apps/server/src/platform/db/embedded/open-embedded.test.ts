import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { startChild, startChildWith } from '../../../../test/child.ts';
import { testDumpFile } from '../../../../test/database.ts';
import { preparedDataFolder } from '../../../../test/prepared-folder.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { StartError } from '../../start-error.ts';
import { type DatabaseOptions, openDatabase } from '../database.ts';
import { folderError } from './data-folder.ts';

async function open(options: DatabaseOptions) {
  const database = await openDatabase(options);
  onTestFinished(() => database.close());
  return database;
}

/** A folder with a migrated database; laying one out anew takes seconds. */
const newDatabase = async (): Promise<string> => join(await preparedDataFolder(), 'workspace');

async function messageOf(opening: Promise<unknown>): Promise<string> {
  const error = await opening.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(StartError);
  return (error as StartError).message;
}

test('[OPS-03] what was written is there after closing and opening again', async () => {
  const dir = join(temporaryFolder(), 'not', 'yet', 'there');
  const first = await openDatabase({ dir });
  await first.pool.query('CREATE TABLE kept AS SELECT 1 AS n');
  await first.close();
  const second = await open({ dir });
  expect((await second.pool.query('SELECT n FROM kept')).rows).toEqual([{ n: 1 }]);
});

test('[OPS-03] a process killed in the middle of writing loses nothing it had acknowledged', async () => {
  const dir = await newDatabase();
  const writer = startChild('write-rows.ts', dir);
  for (let row = 0; row < 100; row += 1) await writer.nextLine();
  const acknowledged = await writer.kill();
  const database = await open({ dir });
  const { rows } = await database.pool.query('SELECT count(*)::int AS rows, max(number) AS last FROM row');
  expect(rows[0].rows).toBe(rows[0].last);
  expect(rows[0].last).toBeGreaterThanOrEqual(Number(acknowledged.at(-1)));
});

test('[OPS-05] a commit is on the disk before it is acknowledged, so that no power cut takes it', async () => {
  const SYNCS = join(temporaryFolder(), 'syncs');
  const NODE_OPTIONS = `--import ${new URL('../../../../test/children/count-syncs.ts', import.meta.url).href}`;
  const writer = startChildWith({ SYNCS, NODE_OPTIONS }, 'write-rows.ts', await newDatabase());
  for (let row = 0; row < 50; row += 1) await writer.nextLine();
  const rows = (await writer.kill()).length;
  expect(statSync(SYNCS).size).toBeGreaterThanOrEqual(rows);
});

test('[SEC-06] whoever takes a turn of a rate limit does not wait for the disk', async () => {
  const SYNCS = join(temporaryFolder(), 'syncs');
  writeFileSync(SYNCS, '');
  const NODE_OPTIONS = `--import ${new URL('../../../../test/children/count-syncs.ts', import.meta.url).href}`;
  const taker = startChildWith({ SYNCS, NODE_OPTIONS }, 'take-turns.ts', await newDatabase());
  for (let turn = 0; turn < 50; turn += 1) await taker.nextLine();
  const turns = (await taker.kill()).length;
  expect(statSync(SYNCS).size).toBeLessThan(turns / 2);
});

test.each([
  ['control file', (dir: string) => truncateSync(join(dir, 'global', 'pg_control'), 100)],
  [
    'log',
    (dir: string) => {
      for (const name of readdirSync(join(dir, 'pg_wal'))) rmSync(join(dir, 'pg_wal', name), { recursive: true });
    },
  ],
])(
  '[OPS-05] a workspace whose %s is damaged is refused in a sentence with its path and what to do',
  async (_what, damage) => {
    const dir = await newDatabase();
    damage(dir);
    const message = await messageOf(openDatabase({ dir }));
    expect(message).toContain(`The workspace in ${dir} cannot be opened`);
    expect(message).toContain('npm run restore -- FILE --overwrite');
    expect(message.split('\n')).toHaveLength(1);
  },
);

test('[OPS-02] a second process is told that the folder is in use, until the first one is gone', async () => {
  const dir = await newDatabase();
  const writer = startChild('write-rows.ts', dir);
  await writer.nextLine();
  expect(await messageOf(openDatabase({ dir }))).toContain(`${dir} is in use by another process`);
  await writer.kill();
  await open({ dir });
});

test('[OPS-02] the same folder cannot be opened twice within one process either', async () => {
  const dir = await newDatabase();
  await open({ dir });
  expect(await messageOf(openDatabase({ dir }))).toContain('in use');
});

test('[OPS-02] a folder below a file is refused with the reason', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await messageOf(openDatabase({ dir: join(file, 'data') }))).toContain('a part of its path is a file');
});

test('[OPS-02] a folder that holds something else is left alone', async () => {
  const dir = join(temporaryFolder(), 'photos');
  mkdirSync(dir);
  writeFileSync(join(dir, 'holiday.jpg'), 'x');
  expect(await messageOf(openDatabase({ dir }))).toContain('holds other files');
  expect(existsSync(join(dir, 'holiday.jpg'))).toBe(true);
});

test.skipIf(process.getuid?.() === 0)('[OPS-02] a folder without the right to write is refused', async () => {
  const dir = temporaryFolder();
  chmodSync(dir, 0o500);
  expect(await messageOf(openDatabase({ dir }))).toContain('may not write there');
});

test.each([
  ['a code', Object.assign(new Error('write'), { code: 'ENOSPC' })],
  ['a message only', new Error('PANIC: could not write to file: No space left on device')],
])('[OPS-02] a full disk known by %s is called that', (_, error) => {
  expect(folderError('/data', error)).toMatchObject({ message: expect.stringContaining('the disk is full') });
});

test('a set-up that was killed half way is begun anew', async () => {
  const dir = join(temporaryFolder(), 'data');
  mkdirSync(`${dir}.new`, { recursive: true });
  writeFileSync(join(`${dir}.new`, 'PG_VERSION'), '17');
  const database = await open({ dir, dumpFile: await testDumpFile() });
  expect((await database.pool.query('SELECT 1 AS n')).rows).toEqual([{ n: 1 }]);
});

test('[OPS-05] a database started from a dump has its rows, in memory and in a folder', async () => {
  const folder = temporaryFolder();
  const original = await open({ dumpFile: await testDumpFile() });
  await original.pool.query('CREATE TABLE copied AS SELECT 7 AS n');
  const dumpFile = join(folder, 'dump.tar');
  writeFileSync(dumpFile, await original.dump!());
  for (const dir of [undefined, join(folder, 'data')]) {
    const copy = await open({ dir, dumpFile });
    expect((await copy.pool.query('SELECT n FROM copied')).rows).toEqual([{ n: 7 }]);
  }
});

test('[OPS-05] a dump is not written over a database', async () => {
  const dir = join(temporaryFolder(), 'data');
  const dumpFile = await testDumpFile();
  await (await openDatabase({ dir, dumpFile })).close();
  expect(await messageOf(openDatabase({ dir, dumpFile }))).toContain('already holds a database');
});

test('[SEC-06] no answer is kept in the memory of its thread', async () => {
  const threads: Worker[] = [];
  const onWorker = (thread: Worker) => threads.push(thread);
  process.on('worker', onWorker);
  const { pool } = await open({});
  process.off('worker', onWorker);
  const usedMb = async () => (await threads.at(-1)!.getHeapStatistics()).used_heap_size / 1e6;
  const before = await usedMb();
  for (let count = 0; count < 500; count += 1) await pool.query('SELECT n, n FROM generate_series(1, 1000) n');
  // Kept, half a million rows take some 100 MB.
  expect((await usedMb()) - before).toBeLessThan(30);
});

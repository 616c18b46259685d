import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { CatalogueStorageError } from '../errors.ts';
import { ReaderPool } from '../sqlite/main/reader-pool.ts';
import type { ReaderApi } from '../sqlite/shared/protocol.ts';
import { makeFolder } from '../sqlite/test/open-in-folder.ts';
import { Thread } from './thread.ts';

interface TestApi {
  add(a: number, b: number): number;
  fail(message: string): void;
  die(): void;
  spin(): string;
  give(): Uint8Array;
  left(): number;
  close(): void;
}

/** A worker that misbehaves on request, on the product's own side of the wire. */
const WORKER = `
  import { workerData } from 'node:worker_threads';
  import { serve } from '${new URL('./serve.ts', import.meta.url)}';
  let given;
  serve(workerData, (cancellation) => ({
    give: () => (given = Uint8Array.of(1, 2, 3)),
    left: () => given.byteLength,
    add: (a, b) => a + b,
    fail: (message) => { throw new Error(message); },
    die: () => process.exit(3),
    spin: () => { for (;;) cancellation.check(); },
    version: () => { for (;;) cancellation.check(); },
    stats: () => [],
    close: () => {},
  }));
`;

let thread: Thread<TestApi>;
afterEach(() => thread?.close());

function makeThread<Api>(): Thread<Api> {
  const file = join(makeFolder(), 'test.worker.mjs');
  writeFileSync(file, WORKER);
  return new Thread<Api>(pathToFileURL(file), { file: 'unused', engines: [] });
}

test('calls are answered, errors come back as errors', async () => {
  thread = makeThread();
  expect(await Promise.all([thread.call('add', [1, 2]), thread.call('add', [3, 4])])).toEqual([3, 7]);
  await expect(thread.call('fail', ['why'])).rejects.toThrow('why');
  expect(await thread.call('add', [1, 1])).toBe(2);
});

test('when the worker dies, pending calls reject and the next call starts a new one', async () => {
  thread = makeThread();
  const calls = await Promise.allSettled([
    thread.call('add', [1, 2]),
    thread.call('die', []),
    thread.call('add', [1, 2]),
  ]);
  expect(calls[1]).toMatchObject({ status: 'rejected', reason: expect.any(CatalogueStorageError) });
  expect(calls[2]).toMatchObject({ status: 'rejected', reason: expect.any(CatalogueStorageError) });
  expect(await thread.call('add', [1, 2])).toBe(3);
});

test('a blob that is answered is the asker’s alone, and the thread keeps nothing of it', async () => {
  thread = makeThread();
  expect(await thread.call('give', [])).toEqual(Uint8Array.of(1, 2, 3));
  expect(await thread.call('left', [])).toBe(0);
});

test('a running call is told that nobody wants it any more', async () => {
  thread = makeThread();
  const controller = new AbortController();
  await thread.start();
  const spinning = thread.call('spin', [], controller.signal);
  setTimeout(() => controller.abort(), 20);
  await expect(spinning).rejects.toMatchObject({ name: 'AbortError' });
  expect(await thread.call('add', [2, 2])).toBe(4);
});

test('in a pool, a cancelled read frees its reader and a waiting one never reaches it', async () => {
  const reader = makeThread<ReaderApi>();
  const pool = await ReaderPool.start([reader]);
  const running = new AbortController();
  const waiting = new AbortController();
  const reads = [
    pool.read((thread) => thread.call('stats', [], running.signal), running.signal),
    pool.read((thread) => thread.call('stats', [], waiting.signal), waiting.signal),
  ];
  waiting.abort();
  await expect(reads[1]).rejects.toMatchObject({ name: 'AbortError' });
  running.abort();
  await expect(reads[0]).rejects.toMatchObject({ name: 'AbortError' });
  expect(await pool.read((thread) => thread.call('stats', []))).toEqual([]);
  await pool.close();
});

import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { labTechnologyRecord } from '../engines/federal-lab-technologies.ts';
import { companionFile } from './companion.ts';
import { openImportFiles } from './import-file.ts';
import { MemoryIndex } from './memory-index.ts';
import { runImport } from './run-import.ts';
import type { Source } from './source.port.ts';

let folder: string;
let index: MemoryIndex;
let reads: number;

/** A line is a technology; its words may lie beside it. */
const source: Source = {
  name: 'lines',
  label: 'Lines',
  url: '',
  licence: '',
  engines: ['federal-lab-technologies'],
  recognises: () => true,
  async *read(file, { retrievedAt }) {
    reads += 1;
    const beside = await companionFile(file, 'words.txt');
    const words = beside ? await textOf(beside.open()) : '';
    for (const id of (await textOf(file.open())).split('\n')) {
      const stamped = { name: 'Lines', url: null, retrievedAt, licence: '', isSample: false };
      yield { at: id, record: labTechnologyRecord({ title: `${id} ${words}` }, { id, url: null, source: stamped }) };
    }
  },
};

const textOf = (stream: ReadableStream<Uint8Array>) => new Response(stream).text();
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

async function run(isComplete = false) {
  const { files } = await openImportFiles(path.join(folder, 'lines.txt'));
  return runImport({ index, source, file: files[0]!, isComplete, signal: new AbortController().signal });
}

beforeEach(async () => {
  folder = temporaryFolder();
  index = new MemoryIndex();
  reads = 0;
  write('lines.txt', 'a\nb\nc');
});

test('[DATA-16] the same file is compared and not read again', async () => {
  expect(await run()).toMatchObject({ read: 3, added: 3, isSame: false });
  expect(await run()).toMatchObject({ read: 3, added: 0, changed: 0, unchanged: 3, isSame: true });
  expect(reads).toBe(1);
});

test('[DATA-16] other bytes, even if as many, are read', async () => {
  await run();
  write('lines.txt', 'a\nb\nd');
  expect(await run()).toMatchObject({ added: 1, unchanged: 2, isSame: false });
});

test('[DATA-16] a file beside it that changes, comes or goes is noticed', async () => {
  await run();
  write('words.txt', 'one');
  expect(await run()).toMatchObject({ changed: 3, isSame: false });
  expect(await run()).toMatchObject({ unchanged: 3, isSame: true });
  write('words.txt', 'two');
  expect(await run()).toMatchObject({ changed: 3, isSame: false });
});

test('[DATA-16] it is read again when its data set has changed meanwhile', async () => {
  await run();
  const [record] = [...index.records.values()];
  await index.upsert([{ ...record!, title: 'From elsewhere' }]);
  // The file's version of that record is not news.
  expect(await run()).toMatchObject({ added: 0, changed: 0, unchanged: 3, isSame: false });
  expect(reads).toBe(2);
  expect(await run()).toMatchObject({ isSame: true });
});

test('[DATA-16] what another writer did during the import is not overlooked', async () => {
  const upsert = index.upsert.bind(index);
  index.upsert = async (records, checkpoint) => {
    const result = await upsert(records, checkpoint);
    const [record] = [...index.records.values()];
    if (records.length > 0) await upsert([{ ...record!, title: 'From elsewhere' }]);
    return result;
  };
  await run();
  index.upsert = upsert;
  expect(await run()).toMatchObject({ unchanged: 3, isSame: false });
  expect(reads).toBe(2);
});

test('[DATA-17] to look for what is missing it is read again', async () => {
  await run();
  expect(await run(true)).toMatchObject({ isSame: false });
  expect(await run(true)).toMatchObject({ isSame: true });
});

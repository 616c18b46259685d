import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync as zlibGzip } from 'node:zlib';
import { gzipSync, strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { generateSample } from '../sample/generate.ts';
import { openImportFiles } from './import-file.ts';
import { importFiles } from './import-files.ts';
import { loadSample } from './load-sample.ts';
import { MemoryIndex } from './memory-index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'import-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const csv = 'id,title\n1,One\n2,Two\n';
const write = (name: string, content: string | Uint8Array) => {
  const location = path.join(folder, name);
  writeFileSync(location, content);
  return location;
};
const signal = new AbortController().signal;
const run = (locations: string[], index = new MemoryIndex()) =>
  importFiles({ index, locations, engine: 'awards', source: null, signal });

test.each([
  ['plain', () => write('a.csv', csv)],
  ['gzip', () => write('b.csv.gz', gzipSync(strToU8(csv)))],
  ['zip', () => write('c.zip', zipSync({ 'd/e.csv': strToU8(csv), README: strToU8('hello') }))],
])('a %s file is opened', async (_name, make) => {
  const { summaries, failures } = await run([make()]);
  expect(failures).toEqual([]);
  expect(summaries).toMatchObject([{ source: 'layout', read: 2, added: 2 }]);
});

test('[SEC-05] [DATA-19] what unpacks to more than a thousand times its size is read no further', async () => {
  const packed = zlibGzip(Buffer.alloc(120_000_000, 'a'), { level: 9 });
  const { files, dispose } = await openImportFiles(write('bomb.csv.gz', packed));
  const read = async () => {
    for await (const _ of files[0]!.open());
  };
  await expect(read()).rejects.toThrow('1000 times its size');
  await dispose();
  const zipped = zipSync({ 'bomb.csv': new Uint8Array(120_000_000) }, { level: 9 });
  await expect(openImportFiles(write('bomb.zip', zipped))).rejects.toThrow('1000 times its size');
});

test('an entry of a zip cannot leave its folder', async () => {
  const { files, dispose } = await openImportFiles(write('f.zip', zipSync({ '../../evil.csv': strToU8(csv) })));
  expect(
    files
      .map((file) => path.join(file.folder!, file.name))
      .every((location) => location.includes('groundwork-import-')),
  ).toBe(true);
  await dispose();
});

test('broken files among good ones are reported, and the good ones imported', async () => {
  const whole = gzipSync(strToU8(csv.repeat(2000)));
  const locations = [
    write('cut.csv.gz', whole.slice(0, whole.length - 20)),
    path.join(folder, 'missing.csv'),
    write('words.txt', 'hello'),
    write('broken.zip', Uint8Array.from([0x50, 0x4b, 3, 4, 9, 9, 9])),
    write('good.csv', 'id,title\nx,Good\ny,Better\n'),
  ];
  const { summaries, failures } = await run(locations);
  expect(summaries.at(-1)).toMatchObject({ file: 'good.csv', added: 2, failure: null });
  expect(summaries[0]).toMatchObject({ file: 'cut.csv', failure: expect.stringContaining('Reading stopped') });
  expect(failures.map(({ location }) => path.basename(location))).toEqual(
    expect.arrayContaining(['missing.csv', 'words.txt']),
  );
});

test('[DATA-15] the sample data load once, and go on after a stop', async () => {
  const index = new MemoryIndex();
  const controller = new AbortController();
  const total = [...generateSample()].length;
  const stopping = loadSample(index, {
    signal: controller.signal,
    onProgress: ({ done }) => done >= 2000 && controller.abort(),
  });
  await expect(stopping).rejects.toThrow();
  expect(await loadSample(index)).toEqual({ added: total - 2000, changed: 0, unchanged: 0 });
  expect(await loadSample(index)).toEqual({ added: 0, changed: 0, unchanged: 0 });
});

test('[DATA-16] a zip in a folder is opened with the folder, and what was unpacked goes', async () => {
  mkdirSync(path.join(folder, 'downloads'));
  write('downloads/a.csv', csv);
  write('downloads/b.zip', zipSync({ 'deep/c.csv': strToU8(csv) }));
  const { files, dispose } = await openImportFiles(path.join(folder, 'downloads'));
  expect(files.map(({ name }) => name)).toEqual(['a.csv', 'c.csv']);
  expect(existsSync(files[1]?.folder ?? '')).toBe(true);
  await dispose();
  expect(existsSync(files[1]?.folder ?? '')).toBe(false);
});

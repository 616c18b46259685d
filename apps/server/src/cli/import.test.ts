import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { MemoryIndex } from '../catalogue/import/memory-index.ts';
import { main } from './import.ts';
import { parseImportArguments } from './import-arguments.ts';

const location = path.join(mkdtempSync(path.join(tmpdir(), 'cli-test-')), 'own.csv');
writeFileSync(location, 'id,title\n1,One\n2,\n');

async function run(...argv: string[]) {
  const index = Object.assign(new MemoryIndex(), { close: async () => {} });
  const out: string[] = [];
  const code = await main(
    argv,
    async () => index,
    (text) => void out.push(text),
  );
  return { code, text: out.join('\n'), stored: index.records.size };
}

test('[DATA-16] a summary as a table or as JSON', async () => {
  const table = await run('awards', '--file', location);
  expect(table).toMatchObject({ code: 0, stored: 1 });
  expect(table.text).toContain('own.csv, line 3: No title');
  const json = await run('awards', '--source', 'layout', '--file', location, '--json');
  expect(JSON.parse(json.text).summaries).toMatchObject([{ read: 2, added: 1, rejected: 1 }]);
});

test('[DATA-16] a dry run stores nothing', async () => {
  expect(await run('awards', '--file', location, '--dry-run')).toMatchObject({ code: 0, stored: 0 });
});

test('[DATA-16] a missing file gives exit code 1', async () => {
  expect(await run('awards', '--file', `${location}.no`)).toMatchObject({ code: 1 });
});

test.each([
  [[], /Name an engine/],
  [['awrds', '--file', 'x'], /no engine 'awrds'. Known: companies/],
  [['all', '--source', 'x', '--file', 'y'], /no source 'x'. Known: sbir/],
  [['all'], /Name a file/],
  [['all', 'x.csv'], /--file x.csv/],
  [['all', '--bogus'], /bogus/],
])('[DATA-16] %j is refused with what is known', async (argv, message) => {
  expect(() => parseImportArguments(argv)).toThrow(message);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await run(...argv)).code).toBe(2);
  error.mockRestore();
});

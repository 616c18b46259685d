import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { openReplayServer } from '../../test/replay-server.ts';
import { MemoryIndex } from '../catalogue/import/memory-index.ts';
import type { ImportSummary } from '../catalogue/import/source.port.ts';
import { type LiveAccess, main } from './import.ts';
import { parseImportArguments } from './import-arguments.ts';
import { estimate } from './import-report.ts';

const location = path.join(mkdtempSync(path.join(tmpdir(), 'cli-test-')), 'own.csv');
writeFileSync(location, 'id,title\n1,One\n2,\n');

const run = (...argv: string[]) => runWith(undefined, ...argv);

async function runWith(access: (() => LiveAccess) | undefined, ...argv: string[]) {
  const index = Object.assign(new MemoryIndex(), { close: async () => {} });
  const out: string[] = [];
  const code = await main(
    argv,
    async () => index,
    (text) => void out.push(text),
    access,
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

test('[DATA-16] without a file the public sources are asked; one that cannot be reached gives exit code 1', async () => {
  const replay = await openReplayServer({
    'api.nsf.gov': () => ({
      json: { response: { metadata: { totalCount: 1 }, award: [{ id: '1', title: 'One', awardeeName: 'Made Up' }] } },
    }),
    'api.www.sbir.gov': () => ({ status: 403, json: { message: 'Undergoing maintenance' } }),
    'api.reporter.nih.gov': () => ({ json: { meta: { total: 0 }, results: [] } }),
  });
  const access = () => ({ client: replay.client, settings: {} });
  const all = await runWith(access, 'awards', '--since', '2026-01-01');
  expect(all).toMatchObject({ code: 1, stored: 1 });
  expect(all.text).toContain('Undergoing maintenance');
  const one = await runWith(access, 'awards', '--source', 'nsf', '--since', '2026-01-01', '--json');
  expect(one.code).toBe(0);
  expect(JSON.parse(one.text).summaries).toMatchObject([{ source: 'nsf', since: '2026-01-01', read: 1, added: 1 }]);
  expect(await runWith(access, 'all', '--source', 'nsf', '--dry-run')).toMatchObject({ code: 0, stored: 0 });
  await replay.close();
});

test('[DATA-16] how much is left, where the source tells', () => {
  const summary = { total: 12_000, done: 3_000, milliseconds: 60_000 } as ImportSummary;
  expect(estimate(summary)).toBe(' █████░░░░░░░░░░░░░░░ 25 % of 12,000, 3 min left');
  expect(estimate({ ...summary, done: 0 })).toBe(' ░░░░░░░░░░░░░░░░░░░░ 0 % of 12,000');
  expect(estimate({ ...summary, done: 13_000 })).toBe(' ████████████████████ 100 % of 12,000, 0 s left');
  expect(estimate({ ...summary, total: undefined } as unknown as ImportSummary)).toBe('');
});

test.each([
  [[], /Name an engine/],
  [['awrds', '--file', 'x'], /no engine 'awrds'. Known: companies/],
  [['all', '--source', 'x', '--file', 'y'], /no source 'x'. Known: sbir/],
  [['all', '--since', 'yesterday'], /wants a day as/],
  [['all', '--since', '2026-01-01', '--file', 'x'], /a file is read whole/],
  [['all', 'x.csv'], /--file x.csv/],
  [['all', '--bogus'], /bogus/],
])('[DATA-16] %j is refused with what is known', async (argv, message) => {
  expect(() => parseImportArguments(argv)).toThrow(message);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await run(...argv)).code).toBe(2);
  error.mockRestore();
});

test('[DATA-20] a table that no source knows: --propose prints a mapping, --mapping imports by it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cli-test-'));
  const [file, mapping] = [path.join(folder, 'offers.csv'), path.join(folder, 'mapping.json')];
  writeFileSync(file, 'Tech ID,Invention title,IP status\nt-1,Quiet pump,Pending\nt-2,Loud pump,Issued\n');
  const proposed = await run('all', '--file', file, '--propose');
  expect(proposed).toMatchObject({ code: 0, stored: 0 });
  expect(JSON.parse(proposed.text)).toMatchObject({ name: 'offers', engine: 'university-technologies' });
  writeFileSync(mapping, proposed.text);
  expect(await run('all', '--file', file, '--mapping', mapping)).toMatchObject({ code: 0, stored: 2 });
  writeFileSync(mapping, '{"engine": "awards"}');
  expect(await run('all', '--file', file, '--mapping', mapping)).toMatchObject({ code: 1, stored: 0 });
});

test('[DATA-21] a refusal says what the file looks like, what known format is nearest and what that lacks, and the way on', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cli-test-'));
  const file = path.join(folder, 'patents.csv');
  const row = 'NASA Example Center,Issued,XXX-1,"01/234",Quiet pump,01/02/2030';
  writeFileSync(file, `Center,Status,Case Number,Application SN,Title,Patent Expiration Date\n${row}\n`);
  const { code, text } = await run('all', '--file', file);
  expect(code).toBe(1);
  expect(text).toContain("a table of 1 row with the columns 'Center', 'Status', 'Case Number'");
  expect(text).toContain("nasa-patents (NASA Patents); it lacks 'Patent Number'");
  expect(text).toContain('--propose');
});

test('[DATA-21] an empty file, and one without a record of the data set that was asked for, end well and say so', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cli-test-'));
  const [empty, other] = [path.join(folder, 'empty.csv'), path.join(folder, 'company_tickers.json')];
  writeFileSync(empty, '');
  expect(await run('awards', '--file', empty)).toMatchObject({
    code: 0,
    text: expect.stringContaining('The file is empty'),
  });
  writeFileSync(other, '{"0": {"cik_str": 1, "ticker": "AAA", "title": "Arden Inc"}}');
  const { code, text } = await run('awards', '--file', other);
  expect([code, text]).toEqual([0, expect.stringContaining('no record of awards')]);
});

test('[DATA-22] each own file is a source of its own: --complete withdraws nothing of another', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cli-test-'));
  const index = Object.assign(new MemoryIndex(), { close: async () => {} });
  const bring = (name: string, content: string) => {
    writeFileSync(path.join(folder, name), content);
    const argv = ['awards', '--file', path.join(folder, name), '--complete'];
    return main(
      argv,
      async () => index,
      () => undefined,
    );
  };
  const rows = (...ids: string[]) => `id,title\n${ids.map((id) => `${id},Award ${id}\n`).join('')}`;
  await bring('ours.csv', rows('a', 'b', 'c', 'd', 'e', 'f'));
  await bring('theirs.csv', rows('x', 'y'));
  await bring('ours.csv', rows('a', 'b', 'c', 'd', 'e'));
  const gone = [...index.records.values()].filter(({ withdrawn }) => withdrawn);
  expect(gone.map(({ id }) => id)).toEqual(['f']);
});

test('[DATA-24] a file at an address is fetched, imported, and changes nothing the second time; one that is gone is told', async () => {
  const host = await openReplayServer({
    'data.example': ({ path: asked }) => (asked === '/own.csv' ? { body: 'id,title\n1,One\n' } : { status: 404 }),
  });
  const index = Object.assign(new MemoryIndex(), { close: async () => {} });
  const out: string[] = [];
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const importing = (address: string) =>
    main(
      ['awards', '--file', address, '--json'],
      async () => index,
      (text) => void out.push(text),
      undefined,
      () => host.guarded,
    );
  try {
    expect([await importing('https://data.example/own.csv'), index.records.size]).toEqual([0, 1]);
    expect(await importing('https://data.example/own.csv')).toBe(0);
    expect(JSON.parse(out.at(-1)!).summaries).toMatchObject([{ added: 0, changed: 0, unchanged: 1 }]);
    expect(await importing('https://data.example/gone.csv')).toBe(1);
    expect(told.mock.calls.join()).toContain('data.example');
  } finally {
    told.mockRestore();
    await host.close();
  }
});

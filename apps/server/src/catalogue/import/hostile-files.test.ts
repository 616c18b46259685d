import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { strToU8, zipSync } from 'fflate';
import { expect, onTestFinished, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { tried } from '../../../test/tried.ts';
import { importInThread } from './import-in-thread.ts';
import { lookAtFile } from './look-at-file.ts';

const MB = 1_000_000;
const LIMITS = { timeoutMs: 20_000, memoryMb: 48 };
const folder = mkdtempSync(join(tmpdir(), 'groundwork-hostile-'));
const { signal } = new AbortController();
const mapping: TableMapping = {
  name: 'Hostile',
  engine: 'university-technologies',
  columns: [
    { column: 'Tech ID', field: 'id' },
    { column: 'Title', field: 'title' },
  ],
  constants: {},
  idFrom: [],
  licence: 'x',
};

const row = (line: number, a: string, b: string, at = 'B') =>
  `<row r="${line}"><c r="A${line}" t="inlineStr"><is><t>${a}</t></is></c><c r="${at}${line}" t="inlineStr"><is><t>${b}</t></is></c></row>`;
const good = row(1, 'Tech ID', 'Title') + row(2, 't-1', 'Quiet pump');
function workbook(rows: string, strings = '<sst/>'): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="A" r:id="rId1"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/sharedStrings.xml': strToU8(strings),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
  });
}
const TABLE = 'Tech ID,Title\nt-1,Quiet pump\n';

/** Small files that unpack to what a reader chokes on. */
const TOO_MUCH: [what: string, name: string, bytes: () => Uint8Array][] = [
  ['a line without end', 'line.csv.gz', () => gzipSync(`${TABLE}t-2,${'a'.repeat(60 * MB)}`)],
  ['tags in tags without end', 'deep.xlsx', () => workbook(good + '<a>'.repeat(3 * MB))],
];

async function imported(name: string, bytes: Uint8Array, by: TableMapping = mapping) {
  tried('hostile input');
  const location = join(folder, name);
  writeFileSync(location, bytes);
  const index = await openIndexWithoutThreads();
  onTestFinished(() => index.close());
  const input = { location, mapping: by, importId: crypto.randomUUID(), collection: null };
  return importInThread(input, { index, onProgress: () => {} }, signal, LIMITS);
}

test.each(TOO_MUCH)('[SEC-05] [DATA-19] %s ends the reading, and nothing else', async (_what, name, bytes) => {
  const { failures, summaries } = await imported(name, bytes());
  expect([failures, summaries]).toEqual([
    [{ location: expect.any(String), reason: expect.stringContaining('memory') }],
    [],
  ]);
  await expect.poll(() => readdirSync(tmpdir()).filter((one) => one.startsWith('groundwork-thread-'))).toEqual([]);
});

test('[SEC-05] [DATA-19] a cell that says it stands beyond the sheet is left out', async () => {
  const { summaries } = await imported('far.xlsx', workbook(good + row(3, 't-2', 'Loud pump', 'ZZZZZA')));
  expect(summaries).toMatchObject([{ read: 2, added: 1, rejected: 1, failure: null }]);
});

test('[SEC-05] [DATA-21] a workbook that is none is refused with a reason when it is looked at', async () => {
  const location = join(folder, 'none.xlsx');
  writeFileSync(location, zipSync({ '[Content_Types].xml': strToU8('x'), 'xl/workbook.xml': new Uint8Array(100) }));
  expect((await lookAtFile({ location, mapping: null }, signal)).refusal).toMatch(/./);
});

test('[SEC-05] [DATA-20] a mapping onto the names of what every object has makes a record, and nothing else', async () => {
  const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
  const by: TableMapping = {
    ...mapping,
    columns: [...mapping.columns, ...names.map((column) => ({ column, field: column }))],
    constants: JSON.parse('{"__proto__": "x", "constructor": "y", "valueOf": "z"}'),
  };
  const table = `Tech ID,Title,${names.join(',')}\nt-1,Quiet pump,a,b,c,d\n`;
  const { summaries, failures } = await imported('names.csv', strToU8(table), by);
  expect([failures, summaries]).toMatchObject([[], [{ read: 1, added: 1, failure: null, rejections: [] }]]);
});

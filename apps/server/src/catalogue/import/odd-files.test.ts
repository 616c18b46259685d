import type { TableMapping } from '@groundwork/contract/table-mapping';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { mappedTable } from '../../sources/layout/mapped-table.ts';
import { memoryFile } from './memory-file.ts';
import { MemoryIndex } from './memory-index.ts';
import { countTable, propose } from './propose/propose.ts';
import { refusalOf } from './refusal.ts';
import { runImport } from './run-import.ts';

const { signal } = new AbortController();

/** By the proposal as it is, or by another mapping. */
async function imported(name: string, bytes: string | Uint8Array, mapping?: TableMapping) {
  const file = memoryFile(name, bytes);
  const table = mapping ? null : await countTable(file, signal);
  const by = mapping ?? (await propose(table!, { encoder: null })).mapping;
  const index = new MemoryIndex();
  const summary = await runImport({ index, source: mappedTable(by), file, signal });
  return { mapping: by, summary, records: [...index.records.values()] };
}

const cell = (at: string, value: string, formula = '') =>
  value.startsWith('#')
    ? `<c r="${at}" t="e">${formula}<v>${value}</v></c>`
    : /^\d/.test(value)
      ? `<c r="${at}">${formula}<v>${value}</v></c>`
      : `<c r="${at}" t="str">${formula}<v>${value}</v></c>`;

function workbook(sheets: string[]): Uint8Array {
  const names = sheets.map((_, at) => `<sheet name="Sheet ${at + 1}" r:id="rId${at + 1}"/>`);
  const links = sheets.map((_, at) => `<Relationship Id="rId${at + 1}" Target="worksheets/sheet${at + 1}.xml"/>`);
  return zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(`<workbook><sheets>${names.join('')}</sheets></workbook>`),
    'xl/_rels/workbook.xml.rels': strToU8(`<Relationships>${links.join('')}</Relationships>`),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        strToU8(`<worksheet><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  });
}

const HEADER = `<row r="1">${cell('A1', 'Award number')}${cell('B1', 'Project title')}${cell('C1', 'Recipient')}${cell('D1', 'Award amount')}</row>`;

test('[DATA-19] of formulas what they came to is read; where they came to an error or to nothing, the cell is blank', async () => {
  const row = (at: number, amount: string) =>
    `<row r="${at}">${cell(`A${at}`, `a-${at}`, '<f>"a-"&amp;ROW()</f>')}${cell(`B${at}`, `Pump ${at}`)}${cell(`C${at}`, 'Arden Labs')}${amount}</row>`;
  const { records, summary } = await imported(
    'formulas.xlsx',
    workbook([
      HEADER +
        row(2, cell('D2', '1200', '<f>SUM(E2:F2)</f>')) +
        row(3, cell('D3', '#REF!', '<f>SUM(#REF!)</f>')) +
        row(4, '<c r="D4"><f>HYPERLINK("https://evil.example","x")</f></c>'),
    ]),
  );
  expect(summary).toMatchObject({ added: 3, rejected: 0, notice: null });
  expect(records.map(({ amount }) => amount)).toEqual([1200, null, null]);
  expect(JSON.stringify(records)).not.toMatch(/#REF|evil|SUM/);
});

test('[DATA-19] of two thousand sheets the first are looked at, and the table among them is found', async () => {
  const rows = `${HEADER}<row r="2">${cell('A2', 'a-1')}${cell('B2', 'Quiet pump')}${cell('C2', 'Arden Labs')}${cell('D2', '1200')}</row>`;
  const sheets = Array.from({ length: 2_000 }, (_, at) => (at === 3 ? rows : `<row r="1">${cell('A1', 'Note')}</row>`));
  const { mapping, records } = await imported('sheets.xlsx', workbook(sheets));
  expect(mapping.sheet).toBe('Sheet 4');
  expect(records).toMatchObject([{ title: 'Quiet pump', amount: 1200 }]);
});

test('[DATA-19] of twenty thousand columns those that a mapping can name are kept, and the row goes in', async () => {
  const further = Array.from({ length: 20_000 }, (_, at) => at);
  const table = `Award number,Project title,Recipient,${further.map((at) => `c${at}`).join()}\na-1,Quiet pump,Arden Labs,${further.join()}\n`;
  const { mapping, summary } = await imported('wide.csv', table);
  expect(mapping.columns.length).toBeLessThanOrEqual(2_000);
  expect(summary).toMatchObject({ added: 1, failure: null });
});

test('[DATA-19] lines of two encodings in one file are read each in its own', async () => {
  const bytes = Buffer.concat([
    Buffer.from('Award number;Project title;Recipient\na-1;Größe der Blätter;Université de Liège\n', 'utf8'),
    Buffer.from('a-2;Größe der Wurzeln;Université de Liège\n', 'latin1'),
  ]);
  const { records } = await imported('two.csv', bytes);
  expect(records.map(({ title }) => title)).toEqual(['Größe der Blätter', 'Größe der Wurzeln']);
});

test('[DATA-19] days in three styles in one column are each read, and what can be read in two ways is asked', async () => {
  const rows = ['a-1,One,Arden Labs,2024-05-17', 'a-2,Two,Birch Labs,17 May 2024', 'a-3,Three,Cedar Labs,17.05.2024'];
  const head = 'Award number,Project title,Recipient,Start date';
  const { records } = await imported('styles.csv', [head, ...rows].join('\n'));
  expect(records.map(({ date }) => date)).toEqual(['2024-05-17', '2024-05-17', '2024-05-17']);
  const mixed = [head, ...rows, 'a-4,Four,Elm Labs,05/17/2024', 'a-5,Five,Fir Labs,03/04/2024'].join('\n');
  const { summary } = await imported('mixed.csv', mixed);
  expect(summary).toMatchObject({ added: 0, failure: expect.stringContaining("dates of 'Start date'") });
});

test('[DATA-19] the same id with other content is rejected where it stands, and the first stays', async () => {
  const head = 'Award number,Project title,Recipient\n';
  const { mapping } = await imported('once.csv', `${head}a-1,Quiet pump,Arden Labs\n`);
  const rows = 'a-1,Quiet pump,Arden Labs\na-1,Loud pump,Arden Labs\n';
  const { records, summary } = await imported('twice.csv', head + rows, mapping);
  expect(records).toMatchObject([{ title: 'Quiet pump' }]);
  expect(summary).toMatchObject({
    read: 2,
    rejected: 1,
    rejections: [{ at: 'line 3', reason: expect.stringContaining('Duplicates the id') }],
  });
});

test('[DATA-22] two tables that number from one keep apart, and a later file of the same name updates its own', async () => {
  const index = new MemoryIndex();
  const head = 'Award number,Project title,Recipient\n';
  const { mapping } = await imported('a.csv', `${head}1,Quiet pump,Arden Labs\n`);
  const take = (name: string, title: string) => {
    const file = memoryFile(`${title}.csv`, `${head}1,${title},Arden Labs\n`);
    return runImport({ index, source: mappedTable({ ...mapping, name }), file, signal });
  };
  expect(await take('North', 'Quiet pump')).toMatchObject({ added: 1 });
  expect(await take('South', 'Loud valve')).toMatchObject({ added: 1 });
  expect(await take('North', 'Quieter pump')).toMatchObject({ added: 0, changed: 1 });
  const records = [...index.records.values()];
  expect(records.map(({ title, source }) => [title, source.name])).toEqual([
    ['Quieter pump', 'North'],
    ['Loud valve', 'South'],
  ]);
  // By its own number people look it up.
  expect(records.map(({ data }) => data['awardNumber'])).toEqual(['1', '1']);
});

test('[DATA-19] what a mapping says of every row stands where the row says nothing, and its licence on each record', async () => {
  const table = 'Award number,Project title,Recipient,Agency\n1,Quiet pump,Arden Labs,\n2,Loud valve,Birch Labs,NASA\n';
  const { mapping } = await imported('a.csv', table);
  const said = { ...mapping, constants: { agency: 'Example Foundation' }, licence: 'For members' };
  const { records } = await imported('b.csv', table, said);
  expect(records.map(({ data, source }) => [data['agency'], source.licence])).toEqual([
    ['Example Foundation', 'For members'],
    ['National Aeronautics and Space Administration', 'For members'],
  ]);
});

test('[DATA-19] several people in one cell are told apart by the sign that stands between them', async () => {
  const table =
    'Award number,Project title,Principal investigators\n1,Pump,Ada Example / Bo Example\n2,Valve,Cy Example / Di Example\n';
  const { mapping, records } = await imported('a.csv', table);
  expect(mapping.columns[2]).toMatchObject({ field: 'person', separator: ' / ' });
  expect(records.map(({ people }) => people.map(({ name }) => name))).toEqual([
    ['Ada Example', 'Bo Example'],
    ['Cy Example', 'Di Example'],
  ]);
});

test('[DATA-20] a mapping that fits a file no longer says which columns it looked for, and stores nothing', async () => {
  const { mapping } = await imported('a.csv', 'Award number,Project title,Recipient\na-1,Quiet pump,Arden Labs\n');
  const { records, summary } = await imported('b.csv', 'Nr,Thing,Shelf\n1,Quiet pump,B 17\n', mapping);
  expect(records).toEqual([]);
  expect(summary.failure).toContain('Award number, Project title, Recipient');
});

const cfb = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000)]);
test.each([
  ['an old workbook, or one with a password', 'a.xls', cfb, 'saved as .xlsx'],
  [
    'a table that is HTML',
    'a.xls',
    '<html><body><table><tr><td>Title</td></tr></table></body></html>',
    'save it as .xlsx',
  ],
  ['a page with a comment first', 'a.html', '<!-- made by X -->\n<!DOCTYPE html><html></html>', 'save it as .xlsx'],
  ['a web archive', 'a.xls', 'MIME-Version: 1.0\nContent-Type: multipart/related\n', 'save it as .xlsx'],
  [
    'a workbook as XML',
    'a.xls',
    '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>',
    'save it as .xlsx',
  ],
  [
    'XML that no source knows',
    'a.xml',
    '<?xml version="1.0"?><inventory><thing/></inventory>',
    'begins with <inventory>',
  ],
  ['a PDF', 'a.pdf', '%PDF-1.7\n', 'PDFs belong into a library'],
  ['JSON without records', 'a.json', '{"version": 3}', 'without a list of records'],
  ['words', 'a.txt', 'just a line of words\n', "it begins with 'just a line of words'"],
])('[DATA-21] %s is refused with what it is and what to do', async (_what, name, bytes, said) => {
  expect(await refusalOf(memoryFile(name, bytes), signal)).toContain(said);
});

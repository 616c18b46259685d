import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { workbook } from '../../../test/workbook.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { readRows, tablePlaces } from './rows.ts';

const { signal } = new AbortController();

/** The rows of the file's table, or of the sheet named. */
async function rowsOf(file: SourceFile, sheet?: string, headings: string[] = []) {
  const places = await tablePlaces(file, signal);
  const place = places.find((one) => one.sheet === sheet) ?? places[0]!;
  const rows = [];
  for await (const { at, cells } of readRows(file, place, signal, headings)) rows.push([at, Object.fromEntries(cells)]);
  return rows;
}

test('[DATA-19] a title with other signs above the header does not hide the delimiter, nor the header', async () => {
  const file = memoryFile('list.tsv', 'Grants, as of June, all years\n\nNo\tTitle\tNote\n1\tOne\ta, b\n2\tTwo\tc\n');
  expect(await rowsOf(file)).toEqual([
    ['line 4', { No: '1', Title: 'One', Note: 'a, b' }],
    ['line 5', { No: '2', Title: 'Two', Note: 'c' }],
  ]);
});

test('[DATA-19] a merged heading is told with its parts, and a sheet by its name', async () => {
  const sheets = {
    Cover: [['Overview', null]],
    Calls: [
      ['Calls', null, null, null],
      ['Title', 'Eligibility', null, 'Due'],
      [null, 'States', 'Cities', null],
      ['Harbors', 'x', null, '2026-01-02'],
    ],
  };
  const file = memoryFile('calls.xlsx', workbook(sheets));
  expect(await rowsOf(file, 'Calls')).toEqual(
    await rowsOf(file, 'Calls', ['Eligibility: States', 'Eligibility: Cities']),
  );
  expect(await rowsOf(file, 'Calls')).toEqual([
    ['line 4', { Title: 'Harbors', 'Eligibility: States': 'x', 'Eligibility: Cities': '', Due: '2026-01-02' }],
  ]);
});

test('[DATA-19] an OpenDocument sheet: repeated cells, days and numbers as they are meant', async () => {
  const cell = (text: string) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`;
  const content = `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><table:table table:name="List">
    <table:table-row>${['Title', 'A', 'B', 'Day', 'Sum'].map(cell).join('')}</table:table-row>
    <table:table-row>${cell('One')}<table:table-cell table:number-columns-repeated="2"><text:p>same</text:p></table:table-cell>
      <table:table-cell office:date-value="2026-03-04T00:00:00"><text:p>4. März</text:p></table:table-cell>
      <table:table-cell office:value="1234.5"><text:p>1.234,50</text:p></table:table-cell></table:table-row>
    <table:table-row table:number-rows-repeated="3"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
    <table:table-row>${cell('Two')}</table:table-row>
    <table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
  </table:table></office:document-content>`;
  const bytes = zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(content),
  });
  expect(await rowsOf(memoryFile('list.ods', bytes))).toEqual([
    ['line 2', { Title: 'One', A: 'same', B: 'same', Day: '2026-03-04', Sum: '1234.5' }],
    // Blank rows are lines of the sheet.
    ['line 6', { Title: 'Two', A: '', B: '', Day: '', Sum: '' }],
  ]);
});

test.each([
  [
    'an envelope',
    {
      meta: { n: 2 },
      links: [{ rel: 'a', href: 'b' }],
      data: { hits: [{ id: 1, name: 'One', of: { city: 'X' }, by: [{ name: 'A' }, { name: 'B' }] }] },
    },
  ],
  ['a plain list', [{ id: 1, name: 'One', of: { city: 'X' }, by: [{ name: 'A' }, { name: 'B' }] }]],
  ['one record', { id: 1, name: 'One', of: { city: 'X' }, by: [{ name: 'A' }, { name: 'B' }] }],
])('[DATA-19] records of JSON are found in %s', async (_what, content) => {
  const [[, row]] = (await rowsOf(memoryFile('a.json', JSON.stringify(content)))) as [[string, object]];
  expect(row).toEqual({ id: 1, name: 'One', 'of.city': 'X', 'by.name': ['A', 'B'] });
});

test('[DATA-19] headings with numbers in them are headings, and a table without any has none', async () => {
  const years = memoryFile(
    'sales.csv',
    'Unit 1,Sales 2023,Sales 2024,Sales 2025\nu-1,12 k,13 k,14 k\nu-2,22 k,23 k,24 k\n',
  );
  expect(await rowsOf(years)).toEqual([
    ['line 2', { 'Unit 1': 'u-1', 'Sales 2023': '12 k', 'Sales 2024': '13 k', 'Sales 2025': '14 k' }],
    ['line 3', { 'Unit 1': 'u-2', 'Sales 2023': '22 k', 'Sales 2024': '23 k', 'Sales 2025': '24 k' }],
  ]);
  expect(await rowsOf(memoryFile('bare.csv', 'u-1,12 k,13 k,14 k\nu-2,22 k,23 k,24 k\n'))).toEqual([]);
});

test('[DATA-19] records by their ids keep them', async () => {
  const content = { items: { 't-1': { name: 'One', size: 1 }, 't-2': { name: 'Two', size: 2 } } };
  const rows = await rowsOf(memoryFile('a.json', JSON.stringify(content)));
  expect(rows.map(([, row]) => row)).toEqual([
    { name: 'One', size: 1, key: 't-1' },
    { name: 'Two', size: 2, key: 't-2' },
  ]);
});

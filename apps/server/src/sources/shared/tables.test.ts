import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { isPrintedArray, readPrintedRecords } from './printed-json.ts';
import { readTable, tableHasColumns } from './table.ts';
import { columnIndex, serialDate } from './xlsx-parts.ts';

const { signal } = new AbortController();

async function rowsOf(file: SourceFile) {
  const rows = [];
  for await (const { line, cells } of readTable(file, signal)) rows.push({ line, ...Object.fromEntries(cells) });
  return rows;
}

const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`);

/** A workbook with what spreadsheets do: shared and inline strings, a date style, gaps, escapes, a second sheet. */
const parts = {
  '[Content_Types].xml': xml('<Types/>'),
  'xl/workbook.xml': xml(
    '<workbook xmlns:r="r"><workbookPr/><sheets><sheet name="Data" sheetId="4" r:id="rId9"/><sheet name="Notes" sheetId="1" r:id="rId1"/></sheets></workbook>',
  ),
  'xl/_rels/workbook.xml.rels': xml(
    '<Relationships><Relationship Id="rId1" Target="worksheets/sheet2.xml"/><Relationship Id="rId9" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
  ),
  'xl/worksheets/sheet2.xml': xml('<worksheet><sheetData><row><c><v>1</v></c></row></sheetData></worksheet>'),
  'xl/worksheets/sheet1.xml': xml(
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c></row><row r="2"><c r="A2" t="inlineStr"><is><t>a &amp; b</t></is></c><c r="B2" s="1"><v>43864</v></c></row><row r="3"><c r="C3"><v>1.5</v></c></row><row r="4"/><row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5"><v>43864</v></c><c r="C5" t="e"><v>#REF!</v></c></row></sheetData></worksheet>',
  ),
  'xl/styles.xml': xml(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  ),
  'xl/sharedStrings.xml': xml(
    '<sst><si><t>Award Title</t></si><si><r><t>Close </t></r><r><t>Date</t></r></si><si><t>Amount</t><rPh><t>x</t></rPh></si><si><t>one_x000D_\ntwo</t></si></sst>',
  ),
};
const expected = [
  { line: 2, awardtitle: 'a & b', closedate: '2020-02-03', amount: '' },
  { line: 3, awardtitle: '', closedate: '', amount: '1.5' },
  { line: 5, awardtitle: 'one\r\ntwo', closedate: '43864', amount: '' },
];

test.each([1, 7, 5000])('a workbook is read as a table, in pieces of %i bytes', async (chunk) => {
  const file = memoryFile('book.xlsx', zipSync(parts), chunk);
  expect(tableHasColumns(file, 'award_title', 'Close Date')).toBe(true);
  expect(tableHasColumns(file, 'award_title', 'other')).toBe(false);
  expect(await rowsOf(file)).toEqual(expected);
});

test('a workbook by its own path is unpacked on the way, and read all the same', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'xlsx-'));
  const location = path.join(folder, 'book.xlsx');
  await writeFile(location, zipSync(parts));
  const opened = await openImportFiles(location);
  const file = opened.files.find((one) => tableHasColumns(one, 'Award Title', 'Amount'));
  expect(await rowsOf(file!)).toEqual(expected);
  await opened.dispose();
  await rm(folder, { recursive: true });
});

test.each([
  [1, false, '1900-01-01'],
  [61, false, '1900-03-01'],
  [43_864.75, false, '2020-02-03'],
  [42_402, true, '2020-02-03'],
])('day %f of a calendar (1904: %s) is %s', (serial, is1904, day) => expect(serialDate(serial, is1904)).toBe(day));

test('columns have letters', () => {
  expect(['A', 'Z', 'AA', 'AZ', 'BA', 'XFD'].map(columnIndex)).toEqual([0, 25, 26, 51, 52, 16_383]);
});

async function printed(content: string, chunk = 7) {
  const found = [];
  for await (const one of readPrintedRecords(memoryFile('x.json', content, chunk), signal))
    found.push('value' in one ? one.value : `! ${one.error}`);
  return found;
}

test('a printed array with wrapped text and bare quotes gives each record that can be told apart', async () => {
  const text = `[
    {
        "name": "wrapped
 text, with \\"one\\" escape\\nand a line",
        "count": 2
    },
    {
        "name": "a "bare" quote, and "another",
        "url":
"http:\\/\\/example.org"
    },
    {
        "name": "twice "bare"",
        "name": "?"
    },
    {
        "name": "open,
        "url": "x"
    },
    {
        "name": "cut`;
  expect(isPrintedArray(text)).toBe(true);
  expect(await printed(text)).toEqual([
    { name: 'wrapped  text, with "one" escape\nand a line', count: 2 },
    { name: 'a "bare" quote, and "another', url: 'http://example.org' },
    "! Not valid JSON: where 'name' ends cannot be told",
    "! Not valid JSON: the value of 'name' cannot be told apart",
    '! The file ends in the middle of this record; it is cut off or broken',
  ]);
});

test('what is valid JSON is read as JSON.parse reads it', async () => {
  const flat = fc.array(fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.oneof(fc.string(), fc.integer())), {
    minLength: 1,
  });
  await fc.assert(
    fc.asyncProperty(flat, fc.integer({ min: 1, max: 30 }), async (records, chunk) => {
      const filled = records.map((record) => ({ id: 1, ...record }));
      expect(await printed(JSON.stringify(filled, null, 4), chunk)).toEqual(JSON.parse(JSON.stringify(filled)));
    }),
  );
});

test('JSON on one line is no table, whatever its names', () => {
  const json = '[{"topic_name":"T","close_date":1,"program":"SBIR"},{"topic_name":[],"close_date":{},"program":""}]';
  expect(tableHasColumns(memoryFile('answer.json', json), 'Topic Name', 'Close Date', 'Program')).toBe(false);
});

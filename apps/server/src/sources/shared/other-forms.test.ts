import { expect, test } from 'vitest';
import { workbook } from '../../../test/workbook.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { recogniseSource } from '../registry.ts';
import { inForm } from './other-forms.ts';
import { recordsOf } from './read-source.ts';
import { tablePlaces } from './rows.ts';

const HEADINGS = ['Center', 'Status', 'Case Number', 'Patent Number', 'Application SN', 'Title'];
const ROW = ['NASA Kennedy Space Center', 'Issued', 'KSC-12871', '5694939', '13/033,085', 'Wire repair'];
const csv = (...rows: string[][]) => rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n');
const object = Object.fromEntries(HEADINGS.map((heading, at) => [heading, ROW[at]]));

async function read(file: SourceFile) {
  const source = await recogniseSource(file, null);
  if (!source) return null;
  const items = [];
  const context = { retrievedAt: '', signal: new AbortController().signal };
  for await (const item of source.read(file, context)) items.push(item);
  return { source: source.name, records: recordsOf(items) };
}

const forms: [string, SourceFile][] = [
  ['a sheet below a title', memoryFile('a.xlsx', workbook({ Patents: [['NASA patents', null], [], HEADINGS, ROW] }))],
  ['the second sheet', memoryFile('a.xlsx', workbook({ Notes: [['Read me']], Patents: [HEADINGS, ROW] }))],
  ['records in an envelope', memoryFile('a.json', JSON.stringify({ meta: {}, body: { entries: [object, object] } }))],
  ['one record', memoryFile('a.json', JSON.stringify(object))],
  ['one a line', memoryFile('a.jsonl', `${JSON.stringify(object)}\n${JSON.stringify(object)}`)],
];

test.each(forms)('[DATA-19] a source knows its table as %s as well', async (_, file) => {
  const published = await read(memoryFile('a.csv', csv(HEADINGS, ROW)));
  const found = await read(file);
  expect(found?.source).toBe('nasa-patents');
  expect(found?.records[0]).toEqual(published!.records[0]);
});

test('[DATA-19] what is known from JSON is known as CSV: texts are numbers there, and lists stand in cells', async () => {
  const companies = { 0: { cik_str: 789019, ticker: 'MSFT', title: 'MICROSOFT CORP' } };
  const published = await read(memoryFile('a.json', JSON.stringify(companies)));
  const table = await read(memoryFile('a.csv', 'cik_str;ticker;title\n789019;MSFT;MICROSOFT CORP\n'));
  expect(table).toEqual(published);
});

test('[DATA-19] a table that shares a name or two with a source is not taken for one of its', async () => {
  const headings = ['firm', 'title', 'program', 'Shelf', 'Keeper', 'Colour', 'Weight', 'Origin', 'Remarks', 'Bought'];
  const row = ['Arden', 'Pump', 'Own', 'B 17', 'Ada', 'red', '12', 'Ulm', 'heavy', '2020'];
  expect(await read(memoryFile('ours.csv', csv(headings, row)))).toBeNull();
});

test('[DATA-19] sources that look at the beginning of a table see its rows, and not its headings alone', async () => {
  const file = memoryFile('a.xlsx', workbook({ Patents: [HEADINGS, ROW, ROW] }));
  const [place] = await tablePlaces(file, new AbortController().signal);
  const { head } = await inForm(file, { place: place!, as: 'csv' }, new AbortController().signal);
  expect(Buffer.from(head).toString().split('\n')).toHaveLength(4);
});

test('[DATA-21] a file that is broken is passed on to those that say so', async () => {
  const cut = workbook({ Patents: [HEADINGS, ROW] }).subarray(0, 300);
  expect(await recogniseSource(memoryFile('cut.xlsx', cut), null)).toBeNull();
});

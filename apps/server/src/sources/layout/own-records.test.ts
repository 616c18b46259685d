import { readFileSync } from 'node:fs';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { MemoryIndex } from '../../catalogue/import/memory-index.ts';
import { runImport } from '../../catalogue/import/run-import.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { recogniseSource } from '../registry.ts';
import { layoutFor } from './layout.source.ts';

const guide = readFileSync(new URL('../../../../../docs/guides/own-records.md', import.meta.url), 'utf8');
const examples = [...guide.matchAll(/```(csv|jsonl) (\S+)\n([\s\S]*?)```/g)].map(
  ([, format = '', engine = '', content = '']) => ({ format, engine, content }),
);

test('[DATA-03] the guide has an example of every engine', () => {
  expect(
    examples
      .filter(({ format }) => format === 'csv')
      .map(({ engine }) => engine)
      .toSorted(),
  ).toEqual([...ENGINES].toSorted());
});

test.each(examples)(
  '[DATA-03] the example of $engine as $format is imported whole',
  async ({ format, engine, content }) => {
    const asked = engine === 'all' ? null : (engine as Engine);
    const file = memoryFile(`ours.${format}`, content);
    expect((await recogniseSource(file, asked))?.name).toBe('layout');
    const index = new MemoryIndex();
    const summary = await runImport({ index, source: layoutFor(asked), file, signal: new AbortController().signal });
    expect(summary.rejections).toEqual([]);
    expect(summary.added).toBe(format === 'csv' ? 1 : 2);
    for (const record of index.records.values()) {
      expect(Object.keys(record.facets).length).toBeGreaterThan(1);
      expect(engineDeclaration(record.engine).data.safeParse(record.data).error).toBeUndefined();
      // A column meant as a filter must not end as a misfit.
      expect(Object.keys(record.data).filter((name) => name.startsWith('column:'))).toEqual([]);
    }
  },
);

/** All that a record's page and its row of an export say. */
function shown(record: CatalogueRecord): string {
  const { head, detail, columns } = engineDeclaration(record.engine);
  const values = [...head.facts, ...detail.flatMap(({ fields }) => fields)].map(({ value }) => value(record));
  return JSON.stringify([head.status(record), values, columns.map(({ value }) => value(record))]);
}

/** The id stands in the record’s address, its page beside the title; these countries are filters, with no site or office to them. */
const isElsewhere = (engine: string, column: string) =>
  ['id', 'url'].includes(column) || (column === 'country' && ['patents', 'clinical-trials'].includes(engine));

const asShown = (value: string) => parseDate(value) ?? parseMoney(value)?.toString() ?? countryName(value) ?? value;

test.each(examples.filter(({ format }) => format === 'csv'))(
  '[DATA-03] [SRCH-07] what the guide’s columns of $engine hold stands on the page or in the export',
  async ({ engine, content }) => {
    const { columns: titles } = engineDeclaration(engine as Engine);
    expect(titles.length).toBeGreaterThan(3);
    const [header, row] = parse(content) as [string[], string[]];
    const index = new MemoryIndex();
    const source = layoutFor(engine as Engine);
    await runImport({ index, source, file: memoryFile('ours.csv', content), signal: new AbortController().signal });
    const [record] = index.records.values();
    const said = shown(record!).toLowerCase();
    const cells = header.flatMap((column, at) => row[at]!.split(/; ?|\n/).map((value) => [column, value] as const));
    const isMissing = ([column, value]: readonly [string, string]) =>
      !isElsewhere(engine, column) &&
      ![value, asShown(value), usState(value) ?? value].some((one) => said.includes(one.toLowerCase()));
    expect(cells.filter(isMissing)).toEqual([]);
  },
);

test('[DATA-03] [RPT-16] an own publication is cited with its authors, venue and date', async () => {
  const index = new MemoryIndex();
  const content = examples.find(({ engine }) => engine === 'publications')!.content;
  const file = memoryFile('ours.csv', content);
  await runImport({ index, source: layoutFor('publications'), file, signal: new AbortController().signal });
  const [record] = index.records.values();
  expect(record!.data).toMatchObject({
    authors: [{ name: 'Ada Example' }, { name: 'Bo Example' }],
    venue: 'Journal of Examples',
    publicationDate: '2022-07',
    citedByCount: 15,
    doi: '10.5555/pumps',
  });
  expect(record!.people).toEqual(['Ada Example', 'Bo Example'].map((name) => ({ name, role: 'Author' })));
});

test('[DATA-03] [SRCH-05] state and country are filters, written out; what is only supposed to be a number is not one', async () => {
  const row = { id: '1', title: 'Pumps', state: 'IA', country: 'US', person: ['Ada Example'], doi: 'none', volume: 4 };
  const index = new MemoryIndex();
  const file = memoryFile('ours.jsonl', JSON.stringify({ engine: 'university-technologies', ...row }));
  await runImport({ index, source: layoutFor(null), file, signal: new AbortController().signal });
  const [record] = index.records.values();
  expect(record!.facets).toMatchObject({ state: ['Iowa'], country: ['United States'] });
  expect(record!.data).toMatchObject({ state: 'Iowa', country: 'United States', doi: 'none', volume: 4 });
  expect(record!.people).toEqual([{ name: 'Ada Example', role: 'Inventor' }]);
});

test('[DATA-03] a table whose first twelve rows are longer than a file’s head is known by its first line', async () => {
  // The head ends between two words, and not at a quotation mark, where the cell would seem to be whole.
  const long = `A pump, ""silent"". ${'It has no valves. '.repeat(400)}`;
  const rows = Array.from({ length: 14 }, (_, at) => `T-${at},Quiet pump ${at},"${long}",Example University`);
  const file = memoryFile('long.csv', ['id,title,text,institution', ...rows].join('\n'));
  expect((await recogniseSource(file, 'university-technologies'))?.name).toBe('layout');
  const index = new MemoryIndex();
  const source = layoutFor('university-technologies');
  const summary = await runImport({ index, source, file, signal: new AbortController().signal });
  expect(summary.added).toBe(14);
});

test('[DATA-03] a closing date of one’s own keeps its hour and zone, and an agency has its one name', async () => {
  const csv =
    'id,title,closeDate,agency\na,One,2026-11-26T23:59:00-10:00,DOD\nb,Two,2026-11-27,Own Fund\nc,Three,"27/11/2026 5:00 PM ET",DOD\n';
  const index = new MemoryIndex();
  const source = layoutFor('funding-opportunities');
  await runImport({ index, source, file: memoryFile('ours.csv', csv), signal: new AbortController().signal });
  expect([...index.records.values()]).toMatchObject([
    { closes: '2026-11-26T23:59-10:00', facets: { agency: ['Department of Defense'] } },
    { closes: '2026-11-27', facets: { agency: ['Own Fund'] } },
    { closes: '2026-11-27T17:00-05:00' },
  ]);
});

test.each([
  ['lines', (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')],
  ['a list', (rows: object[]) => JSON.stringify(rows)],
])(
  '[DATA-03] [DATA-16] own JSON as %s is known by its data set, though its first record is longer than a file’s head and has the names of another source',
  async (_, write) => {
    const row = (id: string) => ({ engine: 'funding-opportunities', id, title: 'A call', closeDate: '2026-11-27' });
    const file = memoryFile(
      'ours.json',
      write([{ ...row('1'), description: 'Quiet pumps. '.repeat(6_000) }, row('2')]),
    );
    const source = await recogniseSource(file, null);
    expect(source?.name).toBe('layout');
    const index = new MemoryIndex();
    const { added } = await runImport({ index, source: source!, file, signal: new AbortController().signal });
    expect(added).toBe(2);
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryFile } from '../catalogue/import/memory-file.ts';
import { MemoryIndex } from '../catalogue/import/memory-index.ts';
import { runImport } from '../catalogue/import/run-import.ts';
import { recogniseSource } from './registry.ts';
import { documents, tables } from './vintages.fixture.ts';

async function imported(content: string) {
  const file = memoryFile('download', content, 997);
  const source = await recogniseSource(file, null);
  if (!source) return null;
  const index = new MemoryIndex();
  const { failure, read, rejected, rejections } = await runImport({
    index,
    source,
    file,
    signal: new AbortController().signal,
  });
  return { source: source.name, failure, read, rejected, rejections, ids: [...index.records.keys()].toSorted() };
}

const words = (column: string) => column.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
/** How R, pandas, SQL and people spell one column. */
const spellings: ((column: string) => string)[] = [
  (column) => column,
  (column) => column.toUpperCase(),
  (column) => ` ${column} `,
  (column) => words(column).join('_').toLowerCase(),
  (column) => words(column).join('.'),
  (column) =>
    words(column)
      .map((word) => word[0]!.toUpperCase() + word.slice(1))
      .join(''),
];

const tableVintage = fc.record({
  spelling: fc.constantFrom(...spellings),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\ufeff'),
  blank: fc.constantFrom('', 'NULL', 'nan', 'None'),
  quoted: fc.boolean(),
  isIndexed: fc.boolean(),
  blankLines: fc.boolean(),
  extra: fc.array(fc.constantFrom('X1', 'My notes', 'Unnamed: 0.1'), { maxLength: 2 }),
  order: fc.infiniteStream(fc.nat(1000)),
});
type TableVintage = typeof tableVintage extends fc.Arbitrary<infer Vintage> ? Vintage : never;

function retold({ columns, rows }: { columns: string[]; rows: string[][] }, vintage: TableVintage): string {
  const { spelling, delimiter, lineEnd, mark, blank, quoted, isIndexed, blankLines, extra, order } = vintage;
  const ranks = columns.map((_, index) => ({ index, rank: Number(order.next().value) }));
  const shuffled = ranks.toSorted((a, b) => a.rank - b.rank).map(({ index }) => index);
  const write = (cell: string) => {
    const isQuoted = quoted || cell.includes('"') || cell.includes(delimiter) || cell.includes('\n');
    return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
  };
  const line = (first: string, cells: string[], last: string[]) =>
    [...(isIndexed ? [first] : []), ...shuffled.map((index) => cells[index] ?? ''), ...last].map(write).join(delimiter);
  const lines = [
    line('', columns.map(spelling), extra),
    ...rows.map((row, number) =>
      line(
        String(number),
        row.map((cell) => cell || blank),
        extra.map(() => 'more'),
      ),
    ),
  ];
  return mark + lines.join(blankLines ? lineEnd + lineEnd : lineEnd) + lineEnd;
}

describe('tables of every source, retold', () => {
  test.each(tables)('[DATA-16] $source: $columns.0, $columns.1 …', async (table) => {
    const plain = [table.columns, ...table.rows].map((row) => row.map((one) => `"${one}"`).join(',')).join('\n');
    const expected = await imported(plain);
    expect(expected).toMatchObject({ source: table.source, failure: null, rejected: 0 });
    await fc.assert(
      fc.asyncProperty(tableVintage, async (vintage) => {
        expect(await imported(retold(table, vintage))).toEqual(expected);
      }),
      { numRuns: 12 },
    );
  });
});

const envelopes: ((records: unknown[]) => string)[] = [
  (records) => JSON.stringify(records),
  (records) => JSON.stringify(records, null, 2),
  (records) => records.map((record) => JSON.stringify(record)).join('\n'),
  (records) => records.map((record) => JSON.stringify(record)).join('\r\n'),
  (results) => JSON.stringify({ meta: { count: 2 }, results }),
  (data) => JSON.stringify({ status: 'ok', data, total: 2 }, null, 4),
  (data) => JSON.stringify({ response: { data: { items: data } } }),
  (records) => JSON.stringify({ hits: { total: 2, hits: records.map((_source) => ({ _index: 'x', _source })) } }),
  (records) => `\ufeff${JSON.stringify(records)}`,
];

describe('records of every source in JSON, wrapped anew', () => {
  test.each(documents)('[DATA-16] $source: $name', async ({ source, records }) => {
    const expected = await imported(JSON.stringify(records));
    expect(expected).toMatchObject({ source, failure: null, rejected: 0 });
    for (const envelope of envelopes) expect(await imported(envelope(records))).toEqual(expected);
    const alone = await imported(JSON.stringify(records[0]));
    expect(alone).toMatchObject({ source, failure: null, rejected: 0 });
    expect(expected?.ids).toEqual(expect.arrayContaining(alone!.ids));
  });
});

describe('cut off anywhere', () => {
  const files = [
    ...tables.map(({ source, columns, rows }) => ({
      source,
      content: [columns, ...rows].map((row) => row.map((one) => `"${one}"`).join(',')).join('\n'),
    })),
    ...documents.map(({ source, records }) => ({ source, content: JSON.stringify({ results: records }) })),
  ];
  test('[DATA-16] what came before the cut is read, what is broken is told, and nothing is invented', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.double({ min: 0, max: 1, noNaN: true }), async (file, share) => {
        const whole = await imported(file.content);
        const cut = await imported(file.content.slice(0, Math.floor(file.content.length * share)));
        if (cut === null) return;
        expect(cut.rejections.every(({ at, reason }) => at !== '' && reason !== '')).toBe(true);
        if (cut.source === whole?.source) expect(cut.read).toBeLessThanOrEqual(whole.read + 1);
      }),
      { numRuns: 150 },
    );
  });
});

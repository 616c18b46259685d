import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { cell, hasColumns, readCsv, sniffDelimiter } from './csv.ts';
import { readJson } from './json.ts';
import { readRecords, recordPath } from './json-records.ts';
import { readJsonLines } from './jsonl.ts';
import { childText, readXml } from './xml.ts';

const { signal } = new AbortController();

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

async function csv(content: string | Uint8Array) {
  const rows = await collect(readCsv(memoryFile('x.csv', content, 3), signal));
  return rows.map((row) => ({ line: row.line, cells: [...row.cells.values()] }));
}

describe('CSV', () => {
  test('line breaks in quotes keep the line numbers right', async () => {
    expect(await csv('a,b\r\n1,"x\r\ny"\r\n2,"say ""hi"""\r\n')).toEqual([
      { line: 2, cells: ['1', 'x\ny'] },
      { line: 4, cells: ['2', 'say "hi"'] },
    ]);
  });

  test('byte order mark, tabs, ragged rows and Windows-1252', async () => {
    expect(await csv('\ufeffa\tb\n1\t2\n3\n')).toEqual([
      { line: 2, cells: ['1', '2'] },
      { line: 3, cells: ['3', ''] },
    ]);
    const bytes = Uint8Array.from([...'a,b\n1,caf'].map((one) => one.charCodeAt(0)).concat(0xe9, 0x0a));
    expect(await csv(bytes)).toEqual([{ line: 2, cells: ['1', 'café'] }]);
  });

  test('columns are found by meaning', async () => {
    const [row] = await collect(readCsv(memoryFile('x.csv', 'Award Title,"Woman_Owned "\nT,Y\n'), signal));
    expect(cell(row!, 'award_title')).toBe('T');
    expect(cell(row!, 'Women Owned', 'WOMAN OWNED')).toBe('Y');
    expect(cell(row!, 'other')).toBeUndefined();
  });

  test.each([
    ['a,b;c', ','],
    ['a\tb\tc', '\t'],
    ['"a,b,c";d;e', ';'],
    ['a', ','],
  ])('the delimiter of %j is %j', (head, delimiter) => expect(sniffDelimiter(head)).toBe(delimiter));
});

const values = async (content: string, path: string[], chunk = 2) => {
  const found = await collect(readJson(memoryFile('x.json', content, chunk), path, signal));
  return found.map((one) => ('value' in one ? one.value : `! ${one.error.split(';')[0]}`));
};

describe('JSON', () => {
  test.each([
    ['[1,"a]",{"b":[2]},null]', ['*'], [1, 'a]', { b: [2] }, null]],
    ['{"meta":{"x":[9]},"results":[{"a":1},{"a":"}"}]}', ['results', '*'], [{ a: 1 }, { a: '}' }]],
    ['{"0":{"t":"A"},"1":{"t":"B"}}', ['*'], [{ t: 'A' }, { t: 'B' }]],
    ['{"results":[{"hits":[1,2]},{"hits":[3]}]}', ['results', '*', 'hits', '*'], [1, 2, 3]],
    ['{"message":{"items":[{"n":1}]}}', ['message', 'items', '*'], [{ n: 1 }]],
    [' {"a": {"b": "\\"}"}} ', [], [{ a: { b: '"}' } }]],
    ['{"results":[]}', ['results', '*'], []],
    ['[{"a":1},{"a":', ['*'], [{ a: 1 }, '! The file ends in the middle of a value']],
    ['[{"a":bad},{"a":2}]', ['*'], [expect.stringContaining('Not valid JSON'), { a: 2 }]],
  ])('%s at %j', async (content, path, expected) => expect(await values(content, path)).toEqual(expected));

  test('any array is read as JSON.parse reads it, in pieces of any size', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 20 }), async (array, chunk) => {
        const text = JSON.stringify({ before: [1, { results: 2 }], results: array, after: 'x' });
        expect(await values(text, ['results', '*'], chunk)).toEqual(JSON.parse(JSON.stringify(array)));
      }),
    );
  });

  test('JSON lines report the bad one and go on', async () => {
    const lines = await collect(readJsonLines(memoryFile('x.jsonl', '{"a":1}\n\n{bad\n{"a":2}', 3), signal));
    expect(lines).toMatchObject([
      { line: 1, value: { a: 1 } },
      { line: 3, error: expect.any(String) },
      { line: 4, value: { a: 2 } },
    ]);
  });
});

test('XML elements come one by one as trees', async () => {
  const xml = '<all><one id="1"><t>a &amp; <![CDATA[b<]]></t></one><one id="2"/></all>';
  const nodes = await collect(readXml(memoryFile('x.xml', xml, 4), 'one', signal));
  expect(nodes.map((node) => [node.attributes['id'], childText(node, 't')])).toEqual([
    ['1', 'a & b<'],
    ['2', undefined],
  ]);
});

test('documents that follow one another are read one by one, cut anywhere', async () => {
  const document = (id: number) => `<?xml version="1.0"?>\n<!DOCTYPE d [ ]>\n<d id="${id}"><p>a <b>b</b> c</p></d>\n`;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 90 }), async (chunk) => {
      const file = memoryFile('volume.xml', document(1) + document(2) + document(3), chunk);
      const nodes = await collect(readXml(file, 'd', signal));
      expect(nodes.map((node) => [node.attributes['id'], node.allText])).toEqual(
        [1, 2, 3].map((id) => [String(id), 'a b c']),
      );
    }),
  );
});

test('broken XML gives what could be read, then throws', async () => {
  const found: unknown[] = [];
  const reading = async () => {
    for await (const node of readXml(memoryFile('x.xml', '<all><one/><one/></alll>'), 'one', signal)) found.push(node);
  };
  await expect(reading()).rejects.toThrow();
  expect(found).toHaveLength(2);
});

describe('tables as people re-save them', () => {
  test.each([
    ['words before the header', 'Search results of today\n\na,b\n1,2\n', 4],
    ["Excel's separator", 'sep=;\na;b\n1;2\n', 3],
    ['names of rows without a column, from R', 'a,b\nrow1,1,2\n', 2],
    ['numbers of rows under a blank name', '"",a,b\n0,1,2\n', 2],
    ['a column twice, once blank', 'a,b,a\n1,2,\n', 2],
    ['rows of delimiters alone', 'a,b\n,\n1,2\n,\n', 3],
    ['carriage returns alone', 'a,b\r1,2\r', 2],
    ['tildes', 'a~b\n1~2\n', 2],
  ])('[DATA-16] %s', async (_name, content, line) => {
    const rows = await collect(readCsv(memoryFile('x.csv', content, 3), signal));
    expect(rows.map((row) => [row.line, cell(row, 'a'), cell(row, 'b')])).toEqual([[line, '1', '2']]);
    expect(hasColumns(memoryFile('x.csv', content), 'A', 'B')).toBe(true);
  });

  test.each(['NA', 'NULL', 'None', 'nan', '\\N', '#N/A', '-', '.'])('[DATA-16] %s is a blank', async (blank) => {
    const [row] = await collect(readCsv(memoryFile('x.csv', `a,b\n${blank},2\n`), signal));
    expect([cell(row!, 'a'), cell(row!, 'a', 'b')]).toEqual([undefined, '2']);
  });

  test('[DATA-16] a line of Windows-1252 far behind the head, between lines of UTF-8', async () => {
    const long = `${'x'.repeat(70_000)},é\n`;
    const bytes = Buffer.concat([Buffer.from(`a,b\n${long}`), Buffer.from('1,caf\xe9\n', 'latin1'), Buffer.from(long)]);
    const rows = await collect(readCsv(memoryFile('x.csv', bytes, 1001), signal));
    expect(rows.map((row) => cell(row, 'b'))).toEqual(['é', 'café', 'é']);
  });

  test('[DATA-16] UTF-16 with and without its mark', async () => {
    for (const text of ['\ufeffa\tb\n1\té\n', 'a\tb\n1\té\n']) {
      const [row] = await collect(readCsv(memoryFile('x.txt', Buffer.from(text, 'utf16le'), 3), signal));
      expect(cell(row!, 'b')).toBe('é');
    }
  });
});

describe('records of JSON, wherever they are', () => {
  const one = { id: 1, name: 'n', parts: [{ id: 9 }] };
  test.each([
    ['alone', JSON.stringify(one), [], 1],
    ['an array', JSON.stringify([one, one]), ['*'], 2],
    ['one a line', `${JSON.stringify(one)}\n${JSON.stringify(one)}\n`, [], 2],
    ['an envelope', JSON.stringify({ meta: { id: 1 }, data: [one, one] }), ['data', '*'], 2],
    [
      'hits',
      JSON.stringify({ hits: { hits: [{ _source: one }, { _source: one }] } }),
      ['hits', 'hits', '*', '_source'],
      2,
    ],
    ['by their ids', JSON.stringify({ all: { a: one, b: one } }), ['all', '*'], 2],
    [
      'pages, one a line',
      `{"results":[${JSON.stringify(one)}]}\n{"results":[${JSON.stringify(one)}]}`,
      ['results', '*'],
      2,
    ],
  ])('[DATA-16] %s', async (_name, content, path, count) => {
    const file = memoryFile('x', content, 5);
    expect(recordPath(file, ['nothing'], ['id', 'name'])).toEqual(path);
    const found = await collect(readRecords(file, path, signal));
    expect(found.map((record) => 'value' in record && record.value)).toEqual(Array(count).fill(one));
  });

  test('[DATA-16] a broken line is one error, and NaN is nothing', async () => {
    const found = await collect(
      readRecords(memoryFile('x', '{"id":1,"name":NaN}\n{"id":\n{"id":"NaN"}\n'), [], signal),
    );
    expect(found).toMatchObject([
      { at: 'line 1', value: { name: null } },
      { at: 'line 2', error: expect.stringContaining('Not valid JSON') },
      { value: { id: 'NaN' } },
    ]);
  });
});

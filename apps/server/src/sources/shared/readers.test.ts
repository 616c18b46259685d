import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { cell, readCsv, sniffDelimiter } from './csv.ts';
import { readJson } from './json.ts';
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

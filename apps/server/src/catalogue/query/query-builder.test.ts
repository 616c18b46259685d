import { type BuilderRow, type BuiltQuery, printBuilt } from '@groundwork/contract/query-builder';
import { readBuilt } from '@groundwork/contract/query-builder.read';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyRecords, VOCABULARY } from '../index/contract/records.ts';
import { keyOf, ReferenceIndex } from '../index/contract/reference.ts';
import type { CatalogueRecord } from '../record.ts';
import { fold, foldedWords } from './fold.ts';
import { parseQuery } from './parse-query.ts';
import type { QueryNode } from './query-tree.ts';

const NO_RANGE = { min: '', max: '' };
const built = (...rows: BuilderRow[]): BuiltQuery => ({ rows, date: NO_RANGE, amount: NO_RANGE });
const row = (how: BuilderRow['how'], words: string, field = ''): BuilderRow => ({ how, field, words });

const years = fc.record({ min: fc.constantFrom('', '2019'), max: fc.constantFrom('', '2020') });
const amounts = fc.record({ min: fc.constantFrom('', '-3', '20'), max: fc.constantFrom('', '60') });
const hows = fc.constantFrom('all', 'any', 'none', 'phrase', 'prefix', 'typed');

function rowsOf(words: fc.Arbitrary<string>): fc.Arbitrary<BuiltQuery> {
  const rows = fc.array(fc.record({ how: hows, field: fc.constantFrom('', 'title'), words }), {
    minLength: 1,
    maxLength: 6,
  });
  return fc.record({ rows, date: years, amount: amounts }) as fc.Arbitrary<BuiltQuery>;
}

/** Whether a row holds for a record, by the plainest means. */
function holds(record: CatalogueRecord, { how, field, words }: BuilderRow): boolean {
  const texts = (field === 'title' && how !== 'typed' ? [record.title] : [record.title, record.text]).map(foldedWords);
  const wanted = foldedWords(words);
  const has = (word: string) => texts.some((text) => text.includes(word));
  switch (how) {
    case 'any':
      return wanted.some(has);
    case 'none':
      return !wanted.some(has);
    case 'phrase':
      return texts.some((text) => ` ${text.join(' ')} `.includes(` ${wanted.join(' ')} `));
    case 'prefix':
      return wanted.every((start) => texts.flat().some((word) => word.startsWith(start)));
    default:
      return wanted.every(has);
  }
}

test('[SRCH-01] what was put together finds what it says', () => {
  const words = fc.array(fc.constantFrom(...VOCABULARY), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
  fc.assert(
    fc.property(anyRecords, rowsOf(words), (records, query) => {
      const index = new ReferenceIndex(records);
      const engines = ['patents' as const, 'awards' as const];
      const ranges = new ReferenceIndex(
        index.select({ engines, query: parseQuery(printBuilt({ ...query, rows: [] })) }),
      );
      const expected = ranges.records.filter((record) => query.rows.every((each) => holds(record, each)));
      const found = index.select({ engines, query: parseQuery(printBuilt(query)) });
      expect(found.map(keyOf)).toEqual(expected.map(keyOf));
    }),
    { numRuns: 300 },
  );
});

const PIECES = [
  'AND',
  'OR',
  'NOT',
  '(',
  ')',
  '"',
  '“',
  '-',
  '*',
  ':',
  'title:',
  'date:2',
  ' ',
  'kolo',
  'a',
  '..',
  '\t',
];
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...PIECES)).map((all) => all.join('')),
);

test('[SRCH-01] whatever is written into its fields, the query follows the grammar', () => {
  fc.assert(
    fc.property(rowsOf(anyText), (query) => {
      // A query that breaks the grammar is read as plain words, and this row would be lost.
      const text = printBuilt({ ...query, rows: [...query.rows, row('none', 'sentinel')] });
      expect(nodesOf(parseQuery(text))).toContainEqual({ type: 'not', node: { type: 'word', word: 'sentinel' } });
    }),
    { numRuns: 2000 },
  );
});

test('[SRCH-01] a query that was taken apart means the same when it is put together again', () => {
  const piece = fc.constantFrom(
    ...[
      'battery',
      'anode',
      'electro*',
      '"solid state"',
      '-lead',
      'NOT zinc',
      'title:cell',
      'title:(ion cell)',
      'AND',
      'OR',
    ],
    ...[
      '(lithium OR sodium)',
      'NOT (x1 OR x2)',
      'agency:(doe OR nasa)',
      'date:2019..2021',
      'amount:..500',
      'ghost:x',
      '(',
    ],
    ...['NOT', 'year:2020', '“curly”', '- dash', ')'],
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 11 }), (pieces) => {
      const text = pieces.join(' ');
      fc.pre(/\p{L}/u.test(text));
      const again = printBuilt(readBuilt(text, ['agency']));
      expect(sorted(parseQuery(again, ['agency']))).toEqual(sorted(parseQuery(text, ['agency'])));
    }),
    { numRuns: 3000 },
  );
});

test.each([
  ['battery anode', [row('all', 'battery anode')]],
  ['battery AND "solid state"', [row('all', 'battery'), row('phrase', 'solid state')]],
  ['lithium OR sodium', [row('any', 'lithium sodium')]],
  ['title:(ion cell) -lead', [row('all', 'ion cell', 'title'), row('none', 'lead')]],
  ['electro* agency:nasa', [row('prefix', 'electro'), row('all', 'nasa', 'agency')]],
  ['battery AND (a OR (b c))', [row('typed', 'battery AND (a OR (b c))')]],
  ['battery (', [row('typed', 'battery (')]],
])('[SRCH-01] takes %j apart', (text, rows) => expect(readBuilt(text, ['agency'])).toEqual(built(...rows)));

test.each([
  [built(row('all', 'battery anode'), row('none', 'lead acid')), 'battery anode NOT (lead OR acid)'],
  [built(row('any', 'ion', 'title'), row('phrase', 'solid "state"')), 'title:ion "solid state"'],
  [{ ...built(row('all', 'a:b -c AND')), date: { min: '2019', max: '' } }, '"a:b" "-c" and date:2019..'],
  [built(row('typed', 'x OR'), row('all', 'y')), 'x or y'],
  [
    built(row('all', 'one two three four five six seven eight nine')),
    'one AND two AND three AND four AND five AND six AND seven AND eight AND nine',
  ],
])('[SRCH-01] says %j as %j', (query, text) => expect(printBuilt(query)).toBe(text));

function nodesOf(node: QueryNode | null): QueryNode[] {
  return node?.type === 'and' ? node.nodes : node ? [node] : [];
}

/** The terms that all have to hold, in one order. */
function sorted(node: QueryNode | null): string[] {
  const flat = (each: QueryNode): QueryNode[] => (each.type === 'and' ? each.nodes.flatMap(flat) : [each]);
  return [...new Set(node ? flat(node).map((each) => fold(JSON.stringify(each))) : [])].sort();
}

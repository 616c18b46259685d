import { describe, expect, test } from 'vitest';
import { parseQuery, readQuery } from './parse-query.ts';
import { printQuery } from './print-query.ts';
import type { QueryNode } from './query-tree.ts';

const FACETS = ['status', 'fundingStage'];

const word = (text: string): QueryNode => ({ type: 'word', word: text });
const and = (...nodes: QueryNode[]): QueryNode => ({ type: 'and', nodes });
const or = (...nodes: QueryNode[]): QueryNode => ({ type: 'or', nodes });
const not = (node: QueryNode): QueryNode => ({ type: 'not', node });
const phrase = (...words: string[]): QueryNode => ({ type: 'phrase', words });
const prefix = (text: string): QueryNode => ({ type: 'prefix', prefix: text });
const field = (name: string, value: QueryNode): QueryNode => ({ type: 'field', field: name, value });
const date = (bounds: { min?: string; max?: string }): QueryNode => ({ type: 'range', field: 'date', ...bounds });
const amount = (bounds: { min?: string; max?: string }): QueryNode => ({ type: 'range', field: 'amount', ...bounds });
const [heart, valve, stent] = [word('heart'), word('valve'), word('stent')];

describe('[SRCH-01] the grammar', () => {
  test.each<[string, QueryNode | null]>([
    ['', null],
    [' \t\n ', null],
    ['heart', heart],
    ['heart valve', and(heart, valve)],
    ['heart AND valve', and(heart, valve)],
    ['heart OR valve', or(heart, valve)],
    ['heart valve OR stent', or(and(heart, valve), stent)],
    ['heart AND (valve OR stent)', and(heart, or(valve, stent))],
    ['((heart))', heart],
    ['(heart valve) stent', and(heart, valve, stent)],
    ['heart NOT valve', and(heart, not(valve))],
    ['NOT heart', not(heart)],
    ['constructor NOT heart', and(word('constructor'), not(heart))],
    ['heart -valve', and(heart, not(valve))],
    ['heart -"aortic valve"', and(heart, not(phrase('aortic', 'valve')))],
    ['-(heart OR valve) stent', and(not(or(heart, valve)), stent)],
    ['covid-19', word('covid-19')],
    ['"heart valve"', phrase('heart', 'valve')],
    ['“heart valve”', phrase('heart', 'valve')],
    ['cardio*', prefix('cardio')],
    ['and heart or valve', and(heart, valve)],
    ['the heart of the valve', and(heart, valve)],
    ['the AND heart', and(word('the'), heart)],
    ['the who', and(word('the'), word('who'))],
    ['heart heart', heart],
    ['R & D', and(word('R'), word('D'))],
  ])('%j', (text, tree) => {
    expect(parseQuery(text, FACETS)).toEqual(tree);
  });

  test.each<[string, QueryNode]>([
    ['title:heart', field('title', heart)],
    ['Title:"heart valve"', field('title', phrase('heart', 'valve'))],
    ['organization:acme*', field('organisation', prefix('acme'))],
    ['STATUS:open', field('status', word('open'))],
    ['fundingstage:"series a"', field('fundingStage', phrase('series', 'a'))],
    ['title:(heart OR valve)', or(field('title', heart), field('title', valve))],
    ['-status:open heart', and(not(field('status', word('open'))), heart)],
    ['unknown:value', word('unknown:value')],
    ['https://example.org/a', word('https://example.org/a')],
    ['title: heart', and(word('title:'), heart)],
    ['id:NCT01234567', field('id', word('NCT01234567'))],
  ])('field %j', (text, tree) => {
    expect(parseQuery(text, FACETS)).toEqual(tree);
  });

  test.each<[string, QueryNode]>([
    ['date:2019..2021', date({ min: '2019', max: '2021' })],
    ['date:2021..2019', date({ min: '2019', max: '2021' })],
    ['date:2019-03..', date({ min: '2019-03' })],
    ['date:..2019-3-1', date({ max: '2019-03-01' })],
    ['year:2020', date({ min: '2020', max: '2020' })],
    ['date:>=2020', date({ min: '2020' })],
    ['date:>2020', date({ min: '2021' })],
    ['date:>2020-12', date({ min: '2021-01' })],
    ['date:<2020-03-01', date({ max: '2020-02-29' })],
    ['date:<=2020', date({ max: '2020' })],
    ['amount:>=100000', amount({ min: '100000' })],
    ['amount:100k..$1.5m', amount({ min: '100000', max: '1500000' })],
    ['amount:1,000', amount({ min: '1000', max: '1000' })],
    ['amount:>0', amount({ min: '5e-324' })],
    ['date:[2019 TO 2021]', date({ min: '2019', max: '2021' })],
    ['date:[ 2019-03  TO * ]', date({ min: '2019-03' })],
    ['amount:[100k TO 2million]', amount({ min: '100000', max: '2000000' })],
    ['amount:>=2bn', amount({ min: '2000000000' })],
    ['amount:<1', amount({ max: '0.9999999999999999' })],
    ['date:soon', word('date:soon')],
    ['date:2020-13', word('date:2020-13')],
    ['date:2024-02-30', word('date:2024-02-30')],
    ['date:2024-02-29', date({ min: '2024-02-29', max: '2024-02-29' })],
    ['date:2023-02-29', word('date:2023-02-29')],
    ['amount:..', word('amount:..')],
  ])('range %j', (text, tree) => {
    expect(parseQuery(text)).toEqual(tree);
  });
});

test.each(['amount:>1000', 'amount:<2500000', 'amount:>=1000', 'amount:1000..2000', 'amount:>-5'])(
  '[SRCH-01] %s is shown as it was typed, or as what means the same',
  (text) => {
    const printed = printQuery(parseQuery(text)!);
    expect(parseQuery(printed)).toEqual(parseQuery(text));
    if (/[<>]\d/.test(text)) expect(printed).toBe(text);
    expect(printed.length).toBeLessThan(20);
  },
);

describe('[SRCH-01] what breaks the grammar is searched as plain words', () => {
  test.each<[string, QueryNode]>([
    ['"heart valve', and(heart, valve)],
    ['heart)', heart],
    ['(heart valve', and(heart, valve)],
    ['heart AND', heart],
    ['OR heart', heart],
    ['AND', word('AND')],
    ['()', word('()')],
    ['""', word('""')],
    ['title:""', word('title:')],
    [`${'('.repeat(2000)}heart${')'.repeat(2000)}`, heart],
    ['🎉', word('🎉')],
    ['***', word('***')],
    ['heart \u0000 valve', and(heart, valve)],
    ['heart \ud800', heart],
    [
      `heart' OR 1=1; DROP TABLE fts; --`,
      or(word("heart'"), and(word('1=1;'), word('DROP'), word('TABLE'), word('fts;'))),
    ],
    ['NEAR(heart valve, 5)', and(word('NEAR'), heart, word('valve,'), word('5'))],
    ['{title body} : ^heart + valve', and(word('{title'), word('body}'), word('^heart'), valve)],
  ])('%j', (text, tree) => {
    expect(parseQuery(text)).toEqual(tree);
  });
});

describe('[SRCH-01] long plain queries', () => {
  const eight = 'one two three four five six seven eight';

  test('eight different words must all match, nine need not', () => {
    expect(parseQuery(eight)?.type).toBe('and');
    expect(parseQuery(`${eight} nine`)?.type).toBe('or');
    expect(parseQuery(`the ${eight} of EIGHT`)?.type).toBe('and');
  });

  test('operators keep their meaning in long queries', () => {
    expect(parseQuery(`${eight} nine -ten`)?.type).toBe('and');
  });

  test('of a pasted description the repeated words stay', () => {
    const filler = Array.from({ length: 300 }, (_, i) => `filler${i}`).join(' ');
    const tree = parseQuery(`We describe (in part) a "new" device. ${filler} catheter, and the Catheter again.`);
    const printed = printQuery(tree!).split(' OR ');
    expect(new Set(printed).size).toBe(40);
    expect(printed.filter((each) => each === 'catheter')).toHaveLength(2);
    expect(printed).not.toContain('the');
  });
});

describe('[SRCH-01] notes say what was read otherwise than it may have been meant', () => {
  test.each<[string, RegExp | null]>([
    ['heart valve', null],
    ['https://example.org', null],
    ['"heart valve', /quotation mark.*searched as plain words/],
    ['(heart valve', /parenthesis is not closed/],
    ['heart AND', /word is missing/],
    ['colour:red', /no field “colour”.*title.*status/],
    ['date:soon', /“soon” is not a valid date: write date:2021/],
    ['amount:lots', /not a valid amount/],
    ['heart or valve', /OR in capitals/],
    ['*valve', /at its end only/],
    ['*', /no word in this to search for/],
    ['😀 …', /no word in this to search for/],
    ['"heart valve"~3', /How far words may stand apart/],
  ])('%j', (text, note) => {
    const { notes } = readQuery(text, FACETS);
    if (note) expect(notes.map(({ text }) => text).join(' ')).toMatch(note);
    else expect(notes).toEqual([]);
  });
});

test('[SRCH-01] a quotation mark within a phrase has a backslash before it', () => {
  const { tree, notes } = readQuery(String.raw`status:"the \"new\" device" valve`, FACETS);
  expect([printQuery(tree!), notes]).toEqual(['status:"the new device" AND valve', []]);
  // One at the end is a backslash of the phrase.
  expect(readQuery('"a path\\" valve').notes).toEqual([]);
});

test('[SRCH-01] how near words shall be is left out of what is asked for', () => {
  expect(printQuery(readQuery('"heart valve"~3 pump').tree!)).toBe('"heart valve" AND pump');
});

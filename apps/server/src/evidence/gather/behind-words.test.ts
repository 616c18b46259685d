import { ENGINES } from '@groundwork/contract/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf, term } from '../../../test/subject.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { parseQuery } from '../../catalogue/query/parse-query.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { stemOf } from '../../catalogue/semantics/analyse.ts';
import { BOTH_WORDS, behindWords } from './behind-words.ts';

const GRAPHITE = 'Graphite lubricates the plug of an old ferry.';
const FIELD = [
  aRecord('awards', 'plug', {
    title: 'A plug that slides',
    date: '2017',
    organisations: [{ name: 'Acme Inc', role: 'Awardee' }],
    text: `The harbour has tested it for two years. ${GRAPHITE}`,
  }),
  aRecord('patents', 'plugs', { title: 'Plugs', text: 'Plugs of graphite hold against water and wind.' }),
  aRecord('patents', 'pencil', { title: 'Pencil', text: 'Graphite for children who draw at school.' }),
  aRecord('awards', 'lead', { title: 'Black lead', text: 'Graphite is what it was called later.' }),
];

let index: CatalogueIndex;
beforeAll(async () => {
  index = await openIndexWithoutThreads();
  await index.upsert(FIELD);
});
afterAll(() => index.close());

const weighed = (label: string, weight: number): SubjectTerm => ({ ...term(label), stem: stemOf(label), weight });
const behind = (terms: SubjectTerm[], of: Partial<Parameters<typeof behindWords>[0]> = {}) =>
  behindWords({ index, about: listOf([], { terms }), asOf: '2026-11-29', isTold: () => true, ...of });
const rowsOf = async (...asked: Parameters<typeof behind>) =>
  ((await behind(...asked)).table?.rows ?? []).map(({ cells: [word, count, title] }) => [word, count, title]);

test('[RPT-18] [GRD-07] of each telling word it is told how many records of all data sets have it, and where most are', async () => {
  const { figures } = await behind([term('graphite'), term('plug'), term('quay')]);
  expect(figures.map(({ value, query }) => [value, query.searchEngine, query.query])).toEqual([
    [4, expect.any(String), 'graphite'],
    [2, expect.any(String), 'plug'],
    [0, expect.any(String), 'quay'],
  ]);
  for (const { value, query } of figures) {
    const { total } = await index.searchRefs({
      engines: [...ENGINES],
      query: { type: 'word', word: query.query },
      sort: 'relevance',
      direction: 'desc',
      limit: 1,
    });
    expect(total).toBe(value);
  }
});

test('[RPT-18] a word leads to the record that says most of the idea, a rare one to each; none is named twice', async () => {
  const terms = [weighed('graphite', 0.3), weighed('plug', 0.3), weighed('quay', 0.4)];
  const { table, cited } = await behind(terms, { about: listOf([FIELD[0]!], { terms }) });
  expect(table!.rows.map(({ cells, key }) => [...cells, key])).toEqual([
    ['graphite', 4, 'A plug that slides', 'Acme Inc; 2017', `“${GRAPHITE}”`, 'awards/plug'],
    ['plug', 2, 'Plugs', null, '“Plugs of graphite hold against water and wind.”', 'patents/plugs'],
    ['quay', 0, null, null, null, null],
  ]);
  expect(cited.map(({ id }: CatalogueRecord) => id)).toEqual(['plug', 'plugs']);
  expect(table!.rows.every(({ figures }) => figures.length === 1)).toBe(true);
});

test('[RPT-18] of a record that says little else of the idea only the number is told, unless it is surely related or one of a few', async () => {
  const little = [weighed('graphite', 0.1), weighed('slide', 0.04), weighed('quay', 0.86)];
  expect(await rowsOf(little)).toEqual([]);
  const about = listOf([FIELD[2]!], { terms: little });
  expect((await rowsOf(little, { about }))[0]).toEqual(['graphite', 4, 'Pencil']);
  const rare = [weighed('pencil', 0.1), weighed('graphite', 0.06), weighed('quay', 0.84)];
  expect(await rowsOf(rare)).toEqual([
    ['pencil', 1, 'Pencil'],
    ['graphite', 4, null],
    ['quay', 0, null],
  ]);
  expect(await rowsOf([weighed('pencil', 0.08), weighed('graphite', 0.06), weighed('quay', 0.86)])).toEqual([]);
});

const counted = (label: string, count = 1): SubjectTerm => ({ ...term(label), stem: stemOf(label), count });

test('[RPT-18] [GRD-07] records are counted that have a word of the technology together with one of the use, three of each that any has', async () => {
  const ofUse = (label: string) => ({ ...counted(label), axis: 'use' as const });
  const terms = [
    ...[counted('quay', 0), counted('plug'), counted('slide'), counted('years'), counted('pencil')],
    ...[ofUse('graphite'), ofUse('wind')],
  ];
  const { figures, axisWords } = await behind(terms);
  expect(axisWords).toEqual({ technology: ['plug', 'slide', 'years'], use: ['graphite', 'wind'] });
  const both = figures.find(({ id }) => id === BOTH_WORDS)!;
  expect(both).toMatchObject({
    label: 'records of all data sets that are found by (plug OR slide OR years) AND (graphite OR wind)',
    value: 2,
    query: { query: '(plug OR slide OR years) AND (graphite OR wind)' },
  });
  const found = await index.searchRefs({
    engines: [...ENGINES],
    query: parseQuery(both.query.query),
    sort: 'relevance',
    direction: 'desc',
    limit: 1,
  });
  expect(found.total).toBe(2);
  const alone = await behind(terms.slice(0, 5));
  expect([alone.figures.some(({ id }) => id === BOTH_WORDS), alone.axisWords]).toEqual([false, null]);
});

test('[RPT-18] no record is named that shares one word alone with the idea, however much that weighs, unless it is likely related', async () => {
  for (const word of ['graphite', 'pencil']) {
    const heavy = [weighed(word, 0.9), weighed('quay', 0.1)];
    expect((await behind(heavy)).table).toBeNull();
    const about = listOf([FIELD[2]!], { terms: heavy });
    expect((await rowsOf(heavy, { about }))[0]![2]).toBe('Pencil');
    const unlikely = { ...about, matches: about.matches.map((match) => ({ ...match, related: 0.24 })) };
    expect(await rowsOf(heavy, { about: unlikely })).toEqual([]);
  }
});

test('[RPT-18] of those that bring technology and use together the three that say most of the idea are named, if they say enough', async () => {
  const terms = [
    { ...weighed('plug', 0.5), count: 1 },
    { ...weighed('graphite', 0.5), axis: 'use' as const, count: 1 },
  ];
  const namedBy = async (of: Parameters<typeof behind>[1] = {}) => {
    const { figures, cited } = await behind(terms, of);
    const ids = figures.find(({ id }) => id === BOTH_WORDS)!.basis!.records.map(({ id }) => id);
    for (const id of ids) expect(cited.map((each) => each.id)).toContain(id);
    return ids.toSorted();
  };
  // Both words are all of the idea, which without any other sign is not enough.
  expect(await namedBy()).toEqual([]);
  const about = listOf([FIELD[0]!, FIELD[1]!], { terms });
  expect(await namedBy({ about })).toEqual(['plug', 'plugs']);
  expect(await namedBy({ about, isTold: ({ id }) => id !== 'plug' })).toEqual(['plugs']);
  const many = Array.from({ length: 4 }, (_, at) =>
    aRecord('awards', `m${at}`, { title: `Plug ${Math.min(at, 2)}`, text: 'A plug of graphite is tested here.' }),
  );
  await index.upsert(many);
  const expert = aRecord('subject-matter-experts', 'e', {
    title: 'Ada',
    text: 'Works on a plug of graphite for ferries.',
  });
  await index.upsert([expert]);
  expect(await namedBy({ about: listOf([expert], { terms }) })).toEqual([]);
  await index.delete([expert]);
  // Of one title one is named, and three in all.
  expect(await namedBy({ about: listOf([...many, FIELD[0]!], { terms }) })).toHaveLength(3);
  expect(await namedBy({ about: listOf(many.slice(2), { terms }) })).toHaveLength(1);
  await index.delete(many);
});

test('[REL-05] a record that may not be told is not named behind a word, nor a firm of which nothing but its name is known', async () => {
  const terms = [weighed('plug', 0.5), weighed('graphite', 0.5)];
  const rows = await rowsOf(terms, { isTold: ({ id }) => id !== 'plug' });
  expect(rows).toEqual([
    ['plug', 2, 'Plugs'],
    ['graphite', 4, null],
  ]);
  const own = await openIndexWithoutThreads();
  await own.upsert([aRecord('companies', 'hive', { title: 'Hive Sense', text: 'Hive Sense' })]);
  expect(await rowsOf([weighed('hive', 0.5), weighed('sense', 0.5)], { index: own })).toEqual([]);
  await own.close();
});

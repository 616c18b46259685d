import { afterAll, beforeAll, expect, test } from 'vitest';
import { openIndexWithoutThreads } from '../../../test/index-without-threads.ts';
import { observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { listOf, term } from '../../../test/subject.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { stemOf } from '../../catalogue/semantics/analyse.ts';
import { nearestOf, SURELY_CLOSE } from './nearest.ts';

const of = (engine: CatalogueRecord['engine'], id: string, text: string) =>
  aRecord(engine, id, { title: `Work ${id}`, text });
const FIELD = {
  film: of('awards', 'film', 'Enzymes stand on a film.'),
  enzyme: of('patents', 'enzyme', 'An enzyme and its kin.'),
  sweat: of('awards', 'sweat', 'Sweat of runners is read.'),
  call: of('funding-opportunities', 'call', 'Enzymes on a film read sweat.'),
  other: of('awards', 'other', 'A whistle calls the dog.'),
};
const TERMS = [
  { ...term('enzyme'), stem: stemOf('enzyme'), weight: 0.4 },
  { ...term('film'), stem: stemOf('film'), weight: 0.2 },
  { ...term('sweat'), stem: stemOf('sweat'), weight: 0.4, axis: 'use' as const },
];

let index: CatalogueIndex;
beforeAll(async () => {
  index = await openIndexWithoutThreads();
  await index.upsert(Object.values(FIELD));
});
afterAll(() => index.close());

type Cosines = [keyof typeof FIELD, technology: number, use: number];
const nearest = (cosines: Cosines[], more: Partial<Parameters<typeof nearestOf>[0]> = {}) =>
  nearestOf({
    index,
    about: listOf(
      cosines.map(([name, technology, use]) => ({ ...FIELD[name], technology, use })),
      { terms: TERMS },
    ),
    observed: observedOf(Object.values(FIELD)),
    closest: [],
    closenessTo: () => 0,
    isTold: () => true,
    ...more,
  });
const byAxis = async (...asked: Parameters<typeof nearest>) => {
  const { technology, use } = (await nearest(...asked)).nearestByAxis;
  return [technology, use];
};

test('[RPT-18] nearest in technology, and in use, is the work whose cosine and words of that axis tell most; a call is none', async () => {
  const cosines: Cosines[] = [
    ['film', 0.4, 0.1],
    ['enzyme', 0.5, 0.1],
    ['sweat', 0.35, 0.4],
    ['call', 0.9, 0.9],
    ['other', 0.8, 0.8],
  ];
  // Two words weigh more than the greater cosine; what has none of the words is not named, however near.
  expect(await byAxis(cosines)).toEqual(['awards/film', 'awards/sweat']);
  expect(await byAxis(cosines.slice(1))).toEqual(['patents/enzyme', 'awards/sweat']);
  expect((await nearest(cosines)).cited.map(({ id }) => id)).toEqual(['film', 'sweat']);
});

test('[RPT-18] nothing is nearest that is far, that may not be told, or that was withdrawn', async () => {
  expect(await byAxis([['film', 0.29, 0.1]])).toEqual([null, null]);
  expect(await byAxis([['film', 0.3, 0.1]])).toEqual(['awards/film', null]);
  const isTold = ({ id }: { id: string }) => id !== 'film';
  expect(await byAxis([['film', 0.4, 0.1]], { isTold })).toEqual([null, null]);
  const gone = await openIndexWithoutThreads();
  await gone.upsert([{ ...FIELD.film, withdrawn: { at: null, reason: 'Retracted', isDeleted: false } }]);
  expect(await byAxis([['film', 0.4, 0.1]], { index: gone })).toEqual([null, null]);
  await gone.close();
});

test('[RPT-18] works from a closeness on are surely close: those of one title count once, and calls not at all', async () => {
  const twin = { ...FIELD.enzyme, id: 'twin', title: FIELD.film.title.toUpperCase() };
  const closeness = new Map([
    ['film', 3.6],
    ['twin', 3.7],
    ['sweat', 3.59],
    ['call', 4],
  ]);
  const { figure, closeness: kept } = await nearest([], {
    closest: [FIELD.film, twin, FIELD.sweat, FIELD.call],
    closenessTo: ({ id }) => closeness.get(id)!,
  });
  expect(figure).toMatchObject({ id: SURELY_CLOSE, value: 1, basis: { how: 'estimate', records: [{ id: 'film' }] } });
  expect(kept).toEqual({
    'awards/film': 3.6,
    'patents/twin': 3.7,
    'awards/sweat': 3.59,
    'funding-opportunities/call': 4,
  });
});

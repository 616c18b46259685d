import { ENGINES } from '@groundwork/contract/engines';
import { expect, test } from 'vitest';
import { shownFigures } from './shown-figures.ts';

const figuresWith = (counts: Partial<Record<(typeof ENGINES)[number], number>>) =>
  ENGINES.map((searchEngine) => ({
    searchEngine,
    onTopic: counts[searchEngine] ?? 0,
    of: 100,
    amount: null,
    withAmount: 0,
    query: { searchEngine, query: '', filters: {} },
  }));
const shown = (counts: Parameters<typeof figuresWith>[0]) =>
  shownFigures(figuresWith(counts)).map(({ searchEngine }) => searchEngine);

test('[PULSE-09] a data set with records on topic has a figure before one that holds none', () => {
  expect(shown({ 'federal-lab-technologies': 14, awards: 1 })).toEqual([
    'publications',
    'patents',
    'awards',
    'companies',
    'federal-lab-technologies',
  ]);
  expect(
    shown({ drugs: 4, interventions: 36, 'clinical-trials': 27, investors: 1, 'international-trials': 2 }),
  ).toEqual(['clinical-trials', 'drugs', 'international-trials', 'interventions', 'investors']);
});

test('[PULSE-09] where all hold something, or none does, it is what people look for first', () => {
  const first = ['publications', 'patents', 'awards', 'companies', 'clinical-trials'];
  expect(shown({})).toEqual(first);
  expect(shown(Object.fromEntries(ENGINES.map((engine, at) => [engine, at + 1])))).toEqual(first);
});

import { expect, test } from 'vitest';
import { observedOf, withheldFrom } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { nothing } from './collect.ts';
import { playersOf } from './player.ts';
import { POSSIBLE_PARTNERS, possiblePartners } from './possible-partners.ts';

const SAYS = 'A film of enzymes reads sweat.';
const paper = (id: string, name: string, text = '') =>
  aRecord('publications', id, {
    title: `Paper ${id}`,
    text,
    date: '2024-03-01',
    organisations: [{ name, role: 'Affiliation' }],
  });

function tableOf(closeness: Record<string, number>) {
  const records = [
    paper('a', 'Harrow University'),
    paper('b', 'Harrow University', SAYS),
    paper('c', 'Lakemont Institute'),
    // What it has been asked for is no work of its own.
    aRecord('funding-opportunities', 'e', { organisations: [{ name: 'Harrow University', role: 'Affiliation' }] }),
    aRecord('awards', 'd', { organisations: [{ name: 'Voltara Energy, Inc.', role: 'Awardee' }] }),
  ];
  const observed = {
    ...observedOf(records),
    idea: { ...NOT_HELD, held: new Set(['publications/a']), shown: [{ key: 'publications/b', quote: SAYS }] },
    closenessTo: ({ id }: { id: string }) => closeness[id] ?? 0,
  };
  const found = possiblePartners(observed, playersOf(observed));
  expect(withheldFrom(observed, { ...nothing(), ...found })).toEqual([]);
  return found.tables.find(({ id }) => id === POSSIBLE_PARTNERS);
}

test('[RPT-18] [RPT-20] who could help is told with the closest that it has done, the closest first; not a rival, and nobody far from the idea', () => {
  expect(tableOf({ a: 2.2, b: 2.5, c: 3, d: 4, e: 5 })!.rows.map(({ cells, key }) => [...cells, key])).toEqual([
    ['Lakemont Institute', 1, 'Paper c', '2024', null, 'publications/c'],
    ['Harrow University', 3, 'Paper b', '2024', `“${SAYS}”`, 'publications/b'],
  ]);
  expect(tableOf({ a: 2.1, b: 2.1, c: 2.2 })!.rows.map(({ cells }) => cells[0])).toEqual(['Lakemont Institute']);
  expect(tableOf({ a: 1, b: 1, c: 1, d: 4 })).toBeUndefined();
});

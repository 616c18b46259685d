import type { Engine } from '@groundwork/contract/engines';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSampleIndex } from '../../../test/sample-index.ts';
import { aboutOf } from '../../../test/subject.ts';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import { type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import type { Collected } from './collect.ts';
import { computeFindings } from './compute-findings.ts';
import { observe } from './observed.ts';

/** The findings of the sample, counted again from search pages and in another way. */
let index: CatalogueIndex;
let about: ProjectMatches;
let found: Collected;

const PROJECT = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12';
const NOW = '2026-11-22T00:00:00.000Z';

beforeAll(async () => {
  index = await openSampleIndex();
  const project = {
    id: PROJECT,
    title: 'Closed machine for making CAR-T cells at the hospital',
    description: 'A closed cartridge does activation, gene transfer and expansion of CAR-T cells beside the bed.',
  };
  about = await aboutOf(index, project);
  found = await computeFindings(await observe({ index, about, project, asOf: NOW, idea: NOT_HELD }));
});
afterAll(() => index.close());

async function pagesOf(engine: Engine): Promise<CatalogueRecord[]> {
  const records: CatalogueRecord[] = [];
  for (let offset = 0; ; offset += 7) {
    const { hits } = await index.search({
      engines: [engine],
      query: null,
      among: within(about),
      sort: 'date',
      direction: 'asc',
      offset,
      limit: 7,
    });
    if (hits.length === 0) return records;
    records.push(...hits.map(({ record }) => record));
  }
}

const figure = (id: string) => found.figures.find((each) => each.id === id)!;

test('[RPT-14] the median award is the one that as many awards exceed as fall short of it', async () => {
  const amounts = (await pagesOf('awards')).flatMap(({ amount }) => (amount ? [amount] : []));
  const { value, basis } = figure('award-sizes:median');
  expect(basis!.n).toBe(amounts.length);
  expect(amounts.length).toBeGreaterThan(10);
  const above = amounts.filter((amount) => amount > value + 1).length;
  const below = amounts.filter((amount) => amount < value - 1).length;
  expect(Math.abs(above - below)).toBeLessThanOrEqual(1);
});

test('[RPT-14] the largest patent holders have as many patents as the search by their name finds', async () => {
  const holders = found.figures.filter(({ id }) => /^holders-of-patents:.*:count$/.test(id));
  expect(holders.length).toBeGreaterThan(0);
  for (const { id, value } of holders) {
    const assignee = id.slice('holders-of-patents:'.length, -':count'.length);
    const [row] = await index.aggregate({
      engines: ['patents'],
      query: null,
      among: within(about),
      facets: { assignee: [assignee] },
      by: { type: 'all' },
    });
    expect([assignee, row?.count]).toEqual([assignee, value]);
  }
});

test('[RPT-13] organisations in two or more data sets, counted by their names', async () => {
  const engines = new Map<string, Set<Engine>>();
  for (const { id } of engineDeclarations) {
    if (id === 'interventions') continue;
    for (const { organisations } of await pagesOf(id))
      for (const { name, role } of organisations) {
        if (/agency|funder|office/i.test(role) || (id === 'investors' && role !== 'Investor')) continue;
        const plain = name
          .toLowerCase()
          .replace(/[.,]/g, '')
          .replace(/ (?:inc|llc|corporation|corp|ltd|sa|gmbh|co)$/, '');
        engines.set(plain, (engines.get(plain) ?? new Set()).add(id));
      }
  }
  const wide = [...engines.values()].filter(({ size }) => size > 1).length;
  expect(figure('players:across').value).toBe(wide);
  expect(figure('players:count').value).toBe(engines.size);
});

test('[RPT-14] trials by how they stand add up to what the facet counts', async () => {
  const rows = await index.aggregate({
    engines: ['clinical-trials'],
    query: null,
    among: within(about),
    by: { type: 'facet', field: 'status' },
  });
  const stopped = rows
    .filter(({ key }) => ['Terminated', 'Withdrawn', 'Suspended'].includes(key))
    .reduce((sum, { count }) => sum + count, 0);
  expect(stopped).toBeGreaterThan(0);
  expect(figure('trials:stopped').value).toBe(stopped);
});

test('[RPT-14] every share is the part of its whole, and every finding has its n', () => {
  const shares = found.figures.filter(({ unit }) => unit === 'percent');
  expect(shares.length).toBeGreaterThan(2);
  for (const { id, value, basis } of shares) {
    const [part, whole] = basis!.figures.map((each) => figure(each).value) as [number, number];
    expect(Math.abs(value - (100 * part) / whole), id).toBeLessThanOrEqual(0.5);
  }
  for (const { id, n } of found.findings) expect(n, id).toBeGreaterThan(0);
});

import { ENGINES, type Engine } from '@groundwork/contract/engines';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

const EACH = 3;
const sample = new Map<Engine, CatalogueRecord[]>();
let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  for (const record of generateSample())
    sample.set(record.engine, [...(sample.get(record.engine) ?? []), record].slice(0, 40));
  for (const records of sample.values()) await app.index.upsert(records);
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const search = async (searchEngine: string, query: string, more: object = {}) =>
  (await visitor.post('/search/keyword', { searchEngine, query, ...more })).body;

/** Fields that a page calls a number, with what it shows there. */
const NUMBER = /\b(number|DOI|PMID|UEI|DUNS|CIK|NCT|ORCID|identifier|id)s?$/i;
/** Numbers of something else, or how many there are. */
const OTHER = /^(Number of|Authors|Patents|Award number)/;
function numbersOn(record: CatalogueRecord): string[] {
  const fields = engineDeclaration(record.engine).detail.flatMap((group) => group.fields);
  return fields.flatMap(({ label, value }) => {
    const shown = NUMBER.test(label) && !OTHER.test(label) ? value(record) : null;
    return shown?.type === 'text' || shown?.type === 'link' ? [shown.text] : [];
  });
}

describe.each(ENGINES)('%s', (engine) => {
  test('[SRCH-01] [SRCH-07] its id and what its page shows as a number finds a record first', async () => {
    for (const record of sample.get(engine)!.slice(0, EACH))
      for (const number of [record.id, ...numbersOn(record)]) {
        const { results, notes } = await search(engine, number);
        // A firm's UEI is that of each of its awards.
        const bearers = sample.get(engine)!.filter((one) => [one.id, ...numbersOn(one)].includes(number));
        expect(
          bearers.map(({ id }) => id),
          `${number} of ${record.id}`,
        ).toContain(results[0]?.id);
        expect(notes).toEqual([]);
      }
  });
});

test('[SRCH-05] a bound that is no day of the calendar is refused; bounds the wrong way round mean the same', async () => {
  for (const min of ['yesterday', '2024-13', '2024-02-30'])
    expect((await search('awards', '', { filters: { date: { min } } })).details, min).toHaveProperty(
      'filters.date.min',
    );
  const totalOf = async (filters: object) => (await search('awards', '', { filters })).total;
  for (const [field, min, max] of [
    ['date', '2019', '2026'],
    ['amount', 1, 90_000_000],
  ] as const) {
    const total = await totalOf({ [field]: { min, max } });
    expect(total, field).toBeGreaterThan(0);
    expect(await totalOf({ [field]: { min: max, max: min } })).toBe(total);
  }
});

// From here on there are real records, beside which the sample stands aside.
test('[SRCH-01] the spelling is of no matter, what mentions a number follows, and nothing that has only parts of it', async () => {
  await app.index.upsert([
    aRecord('patents', 'US99926509', {
      data: { title: 'Pumps', patentNumber: '99926509', applicationNumber: '12134151' },
    }),
    aRecord('patents', 'US99000001', { title: 'A valve', text: 'After US99926509 of 2015.' }),
    aRecord('patents', 'US99000002', { title: 'Valves of 99 and 926 and 509' }),
  ]);
  for (const typed of ['US 99,926,509 B2', '99926509', '99,926,509', '12/134,151', 'US99926509'])
    expect((await search('patents', typed)).results[0], typed).toMatchObject({ id: 'US99926509' });
  const found = await search('patents', 'US99926509');
  expect(found.results.map(({ id }: { id: string }) => id)).toEqual(['US99926509', 'US99000001']);
  expect(found).toMatchObject({ total: 2, isRelaxed: false });
  expect((await search('patents', 'US99926509', { mode: 'hybrid' })).results[0].id).toBe('US99926509');
  expect((await search('patents', 'id:"99,926,509"')).results.map(({ id }: { id: string }) => id)).toEqual([
    'US99926509',
  ]);
  const all = await visitor.post('/search/all', { query: '99,926,509' });
  expect(JSON.stringify(all.body)).toContain('US99926509');
});

test('[SRCH-01] a number that has changed finds the record by the new one alone', async () => {
  const call = (opportunityNumber: string) =>
    aRecord('funding-opportunities', 'gg-1', { title: 'Pumps', data: { title: 'Pumps', opportunityNumber } });
  await app.index.upsert([call('RFA-RM-28-010')]);
  expect((await search('funding-opportunities', 'rfa rm 28 010')).results[0].id).toBe('gg-1');
  await app.index.upsert([call('RFA-RM-28-999')]);
  expect(
    (await search('funding-opportunities', 'RFA-RM-28-010')).results.map(({ id }: { id: string }) => id),
  ).not.toContain('gg-1');
  expect((await search('funding-opportunities', 'RFA-RM-28-999')).results[0].id).toBe('gg-1');
});

import { ENGINES } from '@groundwork/contract/engines';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { generateSample } from '../../catalogue/sample/generate.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  const all = [...generateSample()];
  for (let at = 0; at < all.length; at += 1000) await app.index.upsert(all.slice(at, at + 1000));
  visitor = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const search = (body: object) => visitor.post('/search/keyword', { searchEngine: 'awards', ...body });

test('[DATA-15] every engine has at least 300 sample records, marked as such', async () => {
  const { body } = await visitor.get('/search/engines');
  expect(body.engines.map(({ id }: { id: string }) => id)).toEqual([...ENGINES]);
  for (const { id, count, sampleCount } of body.engines) {
    expect(count, id).toBeGreaterThanOrEqual(300);
    expect(sampleCount, id).toBe(count);
  }
});

test('[SRCH-05] an answer has results with highlights, total, facets and the data’s date', async () => {
  const { status, body } = await search({ query: 'battery', pageLimit: 5 });
  expect(status).toBe(200);
  expect(body.results).toHaveLength(5);
  expect(body.total).toBeGreaterThan(5);
  expect(body).toMatchObject({ page: 1, pageLimit: 5, isTotalCapped: false, asOf: expect.stringMatching(/^20\d\d-/) });
  for (const { title, snippet, highlights, isSample } of body.results) {
    const marked = [
      ...highlights.title.map(([from, to]: [number, number]) => title.slice(from, to)),
      ...highlights.snippet.map(([from, to]: [number, number]) => snippet.slice(from, to)),
    ];
    expect(marked.length).toBeGreaterThan(0);
    for (const word of marked) expect(word).toMatch(/^batter/i);
    expect(isSample).toBe(true);
  }
});

test('[SRCH-05] facet counts follow the other filters and the query, but not their own filter', async () => {
  const all = (await search({ query: 'battery' })).body;
  const agency = all.facets.find(({ field }: { field: string }) => field === 'agency');
  const [first, second] = agency.values;
  const filtered = (await search({ query: 'battery', filters: { agency: [first.value] } })).body;
  expect(filtered.total).toBe(first.count);
  const again = filtered.facets.find(({ field }: { field: string }) => field === 'agency');
  expect(again.values.find(({ value }: { value: string }) => value === second.value).count).toBe(second.count);
  const years = filtered.facets.find(({ field }: { field: string }) => field === 'year').values;
  expect(years.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBeLessThanOrEqual(first.count);
  for (const { facets } of filtered.results) expect(facets.agency).toContain(first.value);
});

test('[SRCH-05] ranges, sorting and paging', async () => {
  const filters = { date: { min: '2019', max: '2021' }, amount: { min: 200_000 } };
  const sorted = (await search({ filters, sort: 'amount', pageLimit: 100 })).body;
  const amounts = sorted.results.map(({ amount }: { amount: number }) => amount);
  expect(amounts.every((amount: number) => amount >= 200_000)).toBe(true);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
  for (const { date } of sorted.results) expect(date.slice(0, 4) >= '2019' && date.slice(0, 4) <= '2021').toBe(true);
  const ascending = (await search({ filters, sort: 'date', sortDirection: 'asc', pageLimit: 50 })).body.results;
  const dates = ascending.map(({ date }: { date: string }) => date);
  expect(dates).toEqual([...dates].sort());

  const ids = (page: number) =>
    search({ query: 'sensor', page, pageLimit: 7 }).then(({ body }) =>
      body.results.map(({ id }: { id: string }) => id),
    );
  const pages = [await ids(1), await ids(2), await ids(3)].flat();
  expect(new Set(pages).size).toBe(pages.length);
});

test.each([
  ['a phrase', '"lithium metal"', /lithium.metal/i],
  ['a prefix', 'electrolyt*', /electrolyt/i],
  ['a field', 'title:electrolyte', /electrolyte/i],
])('[SRCH-01] %s finds records that hold it', async (_what, query, pattern) => {
  const { body } = await search({ query, pageLimit: 20 });
  expect(body.total).toBeGreaterThan(0);
  for (const { id } of body.results) {
    const { body: record } = await visitor.get(`/records/awards/${encodeURIComponent(id)}`);
    expect(`${record.title} ${record.text}`).toMatch(pattern);
  }
});

test('[SRCH-01] field:value asks a facet of the engine, and a range its date or amount', async () => {
  const byFacet = (await search({ query: 'agency:"Department of Energy"', pageLimit: 20 })).body;
  expect(byFacet.total).toBeGreaterThan(0);
  for (const { facets } of byFacet.results) expect(facets.agency.join()).toContain('Department of Energy');
  const byRange = (await search({ query: 'date:2019..2020 amount:>=500000', pageLimit: 100 })).body;
  expect(byRange.total).toBeGreaterThan(0);
  for (const { date, amount } of byRange.results) {
    expect(['2019', '2020']).toContain(date.slice(0, 4));
    expect(amount).toBeGreaterThanOrEqual(500_000);
  }
});

test('[SRCH-01] AND narrows, OR widens, NOT removes', async () => {
  const total = async (query: string) => (await search({ query })).body.total;
  const [battery, electrolyte] = [await total('battery'), await total('electrolyte')];
  const both = await total('battery AND electrolyte');
  expect(await total('battery OR electrolyte')).toBe(battery + electrolyte - both);
  expect(await total('battery NOT electrolyte')).toBe(battery - both);
  expect(await total('(battery OR electrolyte) NOT (battery AND electrolyte)')).toBe(battery + electrolyte - 2 * both);
});

test.each([
  '"',
  '((((',
  'AND',
  'battery AND',
  'NOT',
  'title:',
  '*',
  'a"b(c*d:e',
  "'; DROP TABLE records; --",
  'NEAR(a b)',
  '\u0000',
])('[SRCH-01] the malformed query %j is searched as plain words, never an error', async (query) => {
  expect((await search({ query })).status).toBe(200);
});

test('[SRCH-01] any text can be searched', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 80 }), async (query) => {
      expect((await search({ query, pageLimit: 1 })).status).toBe(200);
    }),
    { numRuns: 60 },
  );
});

test('[SRCH-04] type-ahead over the values of a facet, with counts under the other filters', async () => {
  const { body } = await visitor.post('/search/filters', { searchEngine: 'awards', field: 'agency', query: 'energ' });
  expect(body.values.length).toBeGreaterThan(0);
  for (const { value } of body.values) expect(value).toMatch(/energ/i);
  const [{ value, count }] = body.values;
  expect((await search({ filters: { agency: [value] } })).body.total).toBe(count);
  const unknown = await visitor.post('/search/filters', { searchEngine: 'awards', field: 'colour', query: '' });
  expect(unknown.body).toMatchObject({ code: 'VALIDATION', details: { field: [expect.stringContaining('agency')] } });
});

test('a filter, sort or bound that the engine lacks is refused by name, not dropped', async () => {
  expect((await search({ filters: { colour: ['red'] } })).body.details).toHaveProperty('filters.colour');
  expect((await search({ filters: { date: { min: 'yesterday' } } })).body.details).toHaveProperty('filters.date.min');
  const labs = { searchEngine: 'federal-lab-technologies', sort: 'amount' };
  expect((await visitor.post('/search/keyword', labs)).body.details).toHaveProperty('sort');
  expect((await search({ pageLimit: 101 })).body.details).toHaveProperty('pageLimit');
});

test.each([...ENGINES])(
  '[SRCH-07] a record of %s opens with its details, source, links and similar records',
  async (searchEngine) => {
    const found = (await visitor.post('/search/keyword', { searchEngine, pageLimit: 3 })).body.results;
    expect(found).toHaveLength(3);
    const { status, body } = await visitor.get(`/records/${searchEngine}/${encodeURIComponent(found[0].id)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: found[0].id, searchEngine, title: found[0].title });
    expect(body.source).toMatchObject({ isSample: true, licence: expect.any(String), name: expect.any(String) });
    expect(body.groups.length).toBeGreaterThan(0);
    expect(body.groups.flatMap(({ fields }: { fields: unknown[] }) => fields).length).toBeGreaterThan(5);
    expect(body.similar.every(({ id }: { id: string }) => id !== body.id)).toBe(true);
  },
);

test('[SRCH-07] a company’s page shows its records in other data sets, with the reason', async () => {
  const { results } = (await visitor.post('/search/keyword', { searchEngine: 'companies', pageLimit: 20 })).body;
  const pages = await Promise.all(
    results.map(({ id }: { id: string }) => visitor.get(`/records/companies/${encodeURIComponent(id)}`)),
  );
  const linked = pages.filter(
    ({ body }) => new Set(body.links.map((link: { searchEngine: string }) => link.searchEngine)).size >= 3,
  );
  expect(linked.length).toBeGreaterThan(results.length / 2);
  expect(linked[0]!.body.links[0].reason).toMatch(/^Names /);
});

test('[ERR-01] an unknown record and an unknown engine are not found or not valid, in the one shape', async () => {
  expect((await visitor.get('/records/patents/no-such-record')).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect((await visitor.get('/records/nothing/1')).body).toMatchObject({ code: 'VALIDATION', status: 400 });
});

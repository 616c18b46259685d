import { ENGINES } from '@groundwork/contract/engines';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true });
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

test('[SRCH-05] opportunities by closing date: what closes next first, then what has closed, the latest first', async () => {
  const asked = { searchEngine: 'funding-opportunities', filters: {}, sort: 'closes', pageLimit: 100 };
  const closing = async (sortDirection: string): Promise<string[]> =>
    (await search({ ...asked, sortDirection })).body.results.flatMap(
      ({ closes }: { closes: string | null }) => closes ?? [],
    );
  const [ascending, descending] = [await closing('asc'), await closing('desc')];
  const day = new Date().toISOString().slice(0, 10);
  const ahead = ascending.filter((date) => date >= day);
  const past = ascending.filter((date) => date < day);
  expect(ahead.length * past.length).toBeGreaterThan(0);
  expect(ascending).toEqual([...[...ahead].sort(), ...[...past].sort().reverse()]);
  expect(descending).toEqual([...descending].sort().reverse());
  expect((await search({ sort: 'closes' })).body.details).toEqual({
    sort: ['Awards have no closing date to sort by.'],
  });
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

test('[SRCH-01] an answer says how the query was read and what was not understood', async () => {
  const { body } = await search({ query: 'battery AND (anode OR cathode) colour:red "open' });
  expect(body.notes.join(' ')).toMatch(/quotation mark is not closed.*plain words/);
  const [field, quotation] = body.notesSaid;
  expect(field.values[0][0]).toEqual({ key: 'contract/server-words.query.noField', values: ['colour'] });
  expect(quotation.values[0].map(({ key }: { key: string }) => key)).toEqual([
    'contract/server-words.query.openQuotation',
    'contract/server-words.query.plainWords',
  ]);
  const read = (await search({ query: 'battery OR (anode cathode)' })).body;
  expect([read.understood, read.notes]).toEqual(['battery OR (anode AND cathode)', []]);
});

test('[SRCH-01] too few with all words: those with some follow, said so and matched by name', async () => {
  const strict = (await search({ query: 'battery AND hydrogel AND wheat' })).body;
  expect(strict.isRelaxed).toBe(false);
  const { body } = await search({ query: 'battery hydrogel wheat', pageLimit: 50 });
  expect(strict.total).toBeLessThan(10);
  expect(body.isRelaxed).toBe(true);
  expect(body.total).toBeGreaterThan(strict.total);
  expect(body.notes).toEqual([expect.stringContaining('Few records have all of these words')]);
  for (const { matched } of body.results) expect(matched.words.length).toBeGreaterThan(0);
});

test('[SRCH-05] [SRCH-11] a search that finds little suggests others that do, a long text its key phrases', async () => {
  const kinds = async (body: object) => {
    const { suggestions } = (await search(body)).body;
    for (const { searchEngine, query, filters, total } of suggestions) {
      const { body: again } = await visitor.post('/search/keyword', { searchEngine, query, filters });
      expect(again.total).toBe(total);
    }
    return suggestions.map(({ kind, label }: { kind: string; label: string }) => `${kind}: ${label}`);
  };
  expect(await kinds({ query: 'battrey' })).toEqual(
    expect.arrayContaining([expect.stringMatching(/^spelling: batter/)]),
  );
  expect((await kinds({ query: 'battrey xqzzyxx' }))[0]).toMatch(/^spelling: batter/);
  expect(await kinds({ query: '"battery the for"' })).toContain('relaxed: battery the for');
  expect(await kinds({ query: 'battery', filters: { agency: ['Nobody'] } })).toContain(
    'filters: Without the filter “Agency”',
  );
  const told = 'solid electrolytes for lithium metal batteries that power electric aircraft over long distances';
  const phrases = (await kinds({ query: `"${told}"` })).filter((each: string) => each.startsWith('relaxed'));
  expect(phrases).toEqual([`relaxed: ${told}`, 'relaxed: electric aircraft', 'relaxed: solid electrolytes']);
  expect((await search({ query: 'battery' })).body.suggestions).toEqual([]);
});

test('[SRCH-02] by meaning: keywords until vectors are there, then records that say it in other words', async () => {
  const asked = { searchEngine: 'awards', query: 'rechargeable energy storage for cars', pageLimit: 50 };
  const before = (await visitor.post('/search/semantic', asked)).body;
  expect([before.mode, before.notes.join()]).toEqual(['keyword', expect.stringContaining('still being prepared')]);
  await app.server.semantics.keep();
  const { body } = await visitor.post('/search/semantic', asked);
  expect([body.mode, body.notes]).toEqual(['semantic', []]);
  expect(body.results[0].matched.isByMeaning).toBe(true);
  // In other words: nobody asked for batteries, and 'car' alone, in CAR-T, is not enough.
  const titles = body.results.map(({ title }: { title: string }) => title);
  expect(titles.join()).toMatch(/flow batteries/);
  expect(titles.join()).not.toMatch(/CAR-T/);
  expect(body.total).toBeLessThan(30);
  const hybrid = (await search({ ...asked, mode: 'hybrid' })).body;
  expect(hybrid.mode).toBe('hybrid');
  expect(hybrid.understood).toBe('rechargeable AND energy AND storage AND cars');
  const lithium = (await search({ ...asked, query: 'lithium', mode: 'hybrid' })).body;
  const worded = (await search({ ...asked, query: 'lithium' })).body;
  expect(lithium.withWords).toBe(worded.total);
  expect(worded.withWords).toBeNull();
  expect(lithium.total).toBeLessThan(worded.total + 30);
  const facet = hybrid.facets.find(({ field }: { field: string }) => field === 'agency').values[0];
  const filtered = (await search({ ...asked, mode: 'hybrid', filters: { agency: [facet.value] } })).body;
  expect(filtered.total).toBe(facet.count);
  const excluded = (await search({ ...asked, query: 'energy storage NOT battery', mode: 'hybrid' })).body;
  for (const { id } of excluded.results.slice(0, 5)) {
    const record = (await visitor.get(`/records/awards/${encodeURIComponent(id)}`)).body;
    expect(`${record.title} ${record.text}`).not.toMatch(/\bbatter(y|ies)\b/i);
  }
});

test('[SRCH-03] government spending has a route of its own', async () => {
  const { status, body } = await visitor.post('/search/keyword-usa-spending', { query: 'research', pageLimit: 3 });
  expect(status).toBe(200);
  const same = (await visitor.post('/search/keyword', { searchEngine: 'usa-spending', query: 'research' })).body;
  expect(body.total).toBe(same.total);
  for (const { searchEngine } of body.results) expect(searchEngine).toBe('usa-spending');
});

test('[SRCH-04] type-ahead over the values of a facet, with counts under the other filters', async () => {
  const { body } = await visitor.post('/search/filters', { searchEngine: 'awards', field: 'agency', query: 'energ' });
  expect(body.values.length).toBeGreaterThan(0);
  for (const { value } of body.values) expect(value).toMatch(/energ/i);
  const [{ value, count }] = body.values;
  expect((await search({ filters: { agency: [value] } })).body.total).toBe(count);
  const [own] = body.values;
  const asked = { searchEngine: 'awards', field: 'agency', query: 'energ', filters: { agency: [own.value] } };
  expect((await visitor.post('/search/filters', asked)).body.values).toEqual(body.values);
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
  const linked = pages.filter(({ body }) => body.links.length >= 3);
  expect(linked.length).toBeGreaterThan(results.length / 2);
  const groups = linked.flatMap(({ body }) => body.links);
  for (const { records } of groups) {
    const sure = records.map(({ confidence }: { confidence: number }) => confidence);
    expect(sure).toEqual(sure.toSorted((a: number, b: number) => b - a));
    expect(sure.at(-1)).toBeGreaterThanOrEqual(0.4);
  }
  const awards = groups.find(({ searchEngine }) => searchEngine === 'awards');
  expect(awards.records[0]).toMatchObject({ role: 'Awardee', ownRole: 'Company', confidence: 1 });
  expect(awards.records[0].reason).toMatch(/^Same UEI ZZSAMPLE/);
});

test('[DATA-17] an investor’s page shows its companies, and what is not listed is found by the group’s search', async () => {
  const organisation = (name: string, role: string) => ({ name, role });
  const source = { name: 'Test', url: null, retrievedAt: '2026-01-01', licence: 'none', isSample: true };
  const blank = { text: '', date: null, amount: null, place: null, people: [], facets: {}, url: null, source };
  await app.index.upsert([
    {
      ...blank,
      engine: 'investors',
      id: 'quillon',
      title: 'Quillon Capital',
      data: { name: 'Quillon Capital' },
      organisations: [
        organisation('Quillon Capital', 'Investor'),
        organisation('Brontide Robotics', 'Portfolio company'),
      ],
    },
    ...Array.from({ length: 12 }, (_, n) => ({
      ...blank,
      engine: 'companies' as const,
      id: `q${n}`,
      title: `Company ${n}`,
      data: { name: `Company ${n}` },
      organisations: [organisation(`Company ${n}`, 'Company'), organisation('Quillon Capital LLC', 'Investor')],
    })),
    {
      ...blank,
      engine: 'patents',
      id: 'q-patent',
      title: 'Arm',
      data: { title: 'Arm', number: 'q' },
      organisations: [organisation('Brontide Robotics, Inc.', 'Assignee')],
    },
  ]);
  const { links } = (await visitor.get('/records/investors/quillon')).body;
  expect(links).toMatchObject([{ searchEngine: 'companies', more: 4, query: 'organisation:"quillon capital llc"' }]);
  expect(links[0].records).toHaveLength(8);
  expect(links[0].records[0]).toMatchObject({ name: 'Quillon Capital LLC', reason: 'Same name', confidence: 0.75 });
  const rest = await visitor.post('/search/keyword', { searchEngine: 'companies', query: links[0].query });
  expect(rest.body.total).toBe(12);
  // Companies that share no more than an investor are not linked to each other.
  const company = (await visitor.get('/records/companies/q3')).body;
  expect(company.links.map(({ searchEngine }: { searchEngine: string }) => searchEngine)).toEqual(['investors']);
});

test('[DATA-17] one trial from two sources is listed once in its data set, and shown as a further source', async () => {
  const trial = (id: string, name: string, text: string, engine: 'international-trials' | 'clinical-trials') =>
    aRecord(engine, id, {
      title: 'Zorvex trial',
      text,
      source: { name, url: null, retrievedAt: '2026-01-01', licence: 'none', isSample: true },
      data:
        engine === 'clinical-trials'
          ? { nctId: id, briefTitle: 'Zorvex trial' }
          : { trialId: id, publicTitle: 'Zorvex trial', secondaryIds: ['NCT09990001'] },
    });
  await app.index.upsert([
    trial('ISRCTN09990001', 'ISRCTN', 'zorvex '.repeat(50), 'international-trials'),
    trial('EUCTR2099-000001-01', 'WHO portal', 'zorvex', 'international-trials'),
    trial('NCT09990001', 'ClinicalTrials.gov', 'zorvex', 'clinical-trials'),
  ]);
  const found = async (searchEngine: string) =>
    (await visitor.post('/search/keyword', { searchEngine, query: 'zorvex' })).body.results.map(
      ({ id }: { id: string }) => id,
    );
  expect(await found('international-trials')).toEqual(['ISRCTN09990001']);
  expect(await found('clinical-trials')).toEqual(['NCT09990001']);
  const { furtherSources } = (await visitor.get('/records/international-trials/ISRCTN09990001')).body;
  expect(furtherSources[0].reasonSaid.key).toBe('contract/server-words.links.trialAlsoIn');
  expect(furtherSources.map(({ id, reason }: { id: string; reason: string }) => [id, reason]).sort()).toEqual([
    ['EUCTR2099-000001-01', 'Same trial, also in WHO portal'],
    ['NCT09990001', 'Same trial, also in ClinicalTrials.gov'],
  ]);
  expect((await visitor.get('/records/international-trials/EUCTR2099-000001-01')).status).toBe(200);
});

test('a record that its source deleted is left out of searches and says so on its page', async () => {
  const [{ id }] = (await visitor.post('/search/keyword', { searchEngine: 'drugs', pageLimit: 1 })).body.results;
  const total = async () => (await visitor.post('/search/keyword', { searchEngine: 'drugs' })).body.total;
  const before = await total();
  await app.index.markWithdrawn([{ engine: 'drugs', id }], 'Gone from the source');
  expect(await total()).toBe(before - 1);
  const { body } = await visitor.get(`/records/drugs/${encodeURIComponent(id)}`);
  expect(body.withdrawn).toMatchObject({ reason: 'Gone from the source', isDeleted: true });
});

test('[ERR-01] an unknown record and an unknown engine are not found or not valid, in the one shape', async () => {
  expect((await visitor.get('/records/patents/no-such-record')).body).toMatchObject({ code: 'NOT_FOUND', status: 404 });
  expect((await visitor.get('/records/nothing/1')).body).toMatchObject({ code: 'VALIDATION', status: 400 });
});

test('[SRCH-14] [ERR-03] who searches too often is told when to go on; others search meanwhile', async () => {
  const limited = await openTestApp({ env: { SEARCHES_PER_MINUTE: '2', DEFAULT_PLAN: 'pro' } });
  const [hasty, other] = [await limited.signedUp(), await limited.signedUp()];
  const ask = (who: Visitor) => who.post('/search/keyword', { searchEngine: 'awards', query: 'laser' });
  expect((await ask(hasty)).status).toBe(200);
  expect((await ask(hasty)).status).toBe(200);
  const refused = await ask(hasty);
  expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED']);
  expect(refused.body.details.retryAfterMs).toBeLessThanOrEqual(60_000);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask(other)).status).toBe(200);
  await limited.close();
});

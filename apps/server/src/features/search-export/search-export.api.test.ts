import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES } from '@groundwork/contract/engines';
import { EXPORT_ROWS_MAX } from '@groundwork/contract/limits';
import { ExportManifest, MANIFEST_FILE, MANIFEST_HEADER } from '@groundwork/contract/search-export';
import { serve } from '@hono/node-server';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord } from '../../../test/records.ts';
import { COLUMNS } from './specified-columns.fixture.ts';

let app: TestApp;
let pro: Visitor;
let starter: Visitor;
beforeAll(async () => {
  app = await openTestApp({ hasSample: true });
  pro = await app.signedUp();
  starter = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const post = (body: object) =>
  pro.request('/search/csv-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://groundwork.test' },
    body: JSON.stringify(body),
  });

/** A bundle's manifest and its files, each as rows of cells. */
async function bundle(body: object) {
  const response = await post({ bundle: true, ...body });
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const manifest = ExportManifest.parse(JSON.parse(strFromU8(files[MANIFEST_FILE]!)));
  const rows = (name: string): string[][] => parse(Buffer.from(files[name]!), { bom: true });
  return { manifest, names: Object.keys(files), rows, headers: response.headers };
}

test.each(ENGINES)(
  '[SRCH-08] [SRCH-17] %s: the specified columns, and as many rows as the search finds and the manifest says',
  async (searchEngine) => {
    const search = await pro.post('/search/keyword', { searchEngine, query: 'a* OR NOT zzz' });
    const { manifest, rows } = await bundle({ searchEngine, query: 'a* OR NOT zzz' });
    const [header, ...records] = rows(`${searchEngine}.csv`);
    expect(header).toEqual([...COLUMNS[searchEngine], 'Sample Data', 'More Details']);
    expect(new Set(records.map((row) => row.at(-2)))).toEqual(new Set(['Yes']));
    expect(search.body.total).toBeGreaterThanOrEqual(300);
    expect(manifest).toMatchObject({ searchEngine, total: search.body.total, rows: search.body.total });
    expect(manifest).toMatchObject({ isComplete: true, missing: 0, hasSampleData: true, asOf: search.body.asOf });
    expect(manifest.sources.reduce((sum, { records: count }) => sum + count, 0)).toBe(manifest.rows);
    expect(records).toHaveLength(search.body.total);
    expect(records.flat()).not.toContain('');
    const links = records.map((row) => row.at(-1)!);
    expect(new Set(links).size).toBe(links.length);
    expect(links.every((link) => link.startsWith(`http://groundwork.test/${searchEngine}/`))).toBe(true);
  },
);

test('[SRCH-08] rows stand in the order of the search, under its filters, with plain numbers and ISO dates', async () => {
  const query = { searchEngine: 'awards', query: 'battery', filters: { amount: { min: 100_000 } }, sort: 'amount' };
  const search = await pro.post('/search/keyword', { ...query, pageLimit: 100 });
  const { manifest, rows } = await bundle(query);
  const [header, ...records] = rows('awards.csv');
  const found = search.body.results.map(({ id }: { id: string }) => `http://groundwork.test/awards/${id}`);
  expect(records.map((row) => row.at(-1)).slice(0, 100)).toEqual(found);
  const amounts = records.map((row) => row[header!.indexOf('Award Amount')]!);
  expect(amounts.every((amount) => /^\d+(\.\d+)?$/.test(amount))).toBe(true);
  expect(manifest).toMatchObject({ query: 'battery', filters: query.filters, sort: 'amount', sortDirection: 'desc' });
  expect(manifest.address).toBe(
    'http://groundwork.test/search?engine=awards&query=battery&mode=keyword&amount=100000..&sort=amount',
  );
});

test('[SRCH-08] [SRCH-16] one file comes as CSV for Excel, with its manifest in a header', async () => {
  const response = await post({ searchEngine: 'patents', query: 'battery' });
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="patents-\d{4}-\d\d-\d\d\.csv"$/);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const manifest = ExportManifest.parse(JSON.parse(decodeURIComponent(response.headers.get(MANIFEST_HEADER)!)));
  expect(parse(Buffer.from(bytes), { bom: true })).toHaveLength(manifest.rows + 1);
});

test('[SRCH-16] a manifest that is too long for a header comes in a bundle', async () => {
  const response = await post({ searchEngine: 'patents', query: 'battery '.repeat(500) });
  expect(response.headers.get('content-type')).toBe('application/zip');
  await response.body?.cancel();
});

test('[SRCH-08] companies and investors come with their rounds, always as a bundle', async () => {
  const companies = await bundle({ searchEngine: 'companies', bundle: false });
  expect(companies.names).toEqual(['companies.csv', 'funding-rounds.csv', 'manifest.json']);
  expect(companies.headers.get('content-disposition')).toMatch(/companies-.*\.zip"$/);
  const [header, ...rounds] = companies.rows('funding-rounds.csv');
  expect(header).toEqual([...COLUMNS['funding-rounds'], 'Sample Data', 'More Details']);
  expect(rounds.length).toBeGreaterThan(300);
  const investors = await bundle({ searchEngine: 'investors', bundle: false });
  expect(investors.names).toEqual(['investors.csv', 'investments.csv', 'manifest.json']);
});

test('[SRCH-15] chosen records come in the order chosen, once each; unknown ones are counted as missing', async () => {
  const found = (await pro.post('/search/keyword', { searchEngine: 'drugs', pageLimit: 3 })).body.results;
  const [a, b, c] = found.map(({ id }: { id: string }) => id);
  const { manifest, rows } = await bundle({ searchEngine: 'drugs', query: 'zzzz', ids: [c, a, 'gone', b, a] });
  const links = rows('drugs.csv').slice(1);
  expect(links.map((row) => row.at(-1))).toEqual([c, a, b].map((id) => `http://groundwork.test/drugs/${id}`));
  expect(manifest).toMatchObject({ isSelection: true, rows: 3, total: 4, missing: 1, isComplete: false });
  const tooMany = await pro.post('/search/csv-data', { searchEngine: 'drugs', ids: Array(10_001).fill('x') });
  expect(tooMany.body).toMatchObject({ code: 'VALIDATION' });
});

test('[SRCH-08] a plan without exports is refused, and told which plan has them', async () => {
  const answer = await starter.post('/search/csv-data', { searchEngine: 'awards' });
  expect(answer.status).toBe(403);
  expect(answer.body).toMatchObject({
    code: 'FORBIDDEN',
    message: 'Exporting results requires Innovator Pro. See the plans.',
  });
  expect((await app.visitor().post('/search/csv-data', { searchEngine: 'awards' })).status).toBe(401);
});

test('[SRCH-08] a search that cannot be run says why before anything is sent', async () => {
  const { body } = await pro.post('/search/csv-data', { searchEngine: 'awards', filters: { ghosts: ['x'] } });
  expect(body).toMatchObject({
    code: 'VALIDATION',
    details: { 'filters.ghosts': [expect.stringContaining('Awards')] },
  });
});

/** Batches of a whole export. */
const WHOLE = EXPORT_ROWS_MAX / 100;

/** Each with a text that hardly packs, so that an export of them does not fit into the buffers on its way. */
const made = (count: number) =>
  Array.from({ length: count }, (_, n) =>
    aRecord('publications', `made-${n}`, {
      title: `Madeup ${n}`,
      data: { title: `Madeup ${n}`, abstract: randomBytes(600).toString('base64') },
    }),
  );

test('[SRCH-16] more than the limit: the first ones are exported, and the manifest says that there were more', async () => {
  const records = made(EXPORT_ROWS_MAX + 25);
  for (let at = 0; at < records.length; at += 1000) await app.index.upsert(records.slice(at, at + 1000));
  const { manifest, rows } = await bundle({ searchEngine: 'publications', query: 'madeup' });
  expect(rows('publications.csv')).toHaveLength(EXPORT_ROWS_MAX + 1);
  expect(manifest).toMatchObject({
    rows: EXPORT_ROWS_MAX,
    total: EXPORT_ROWS_MAX + 25,
    limit: EXPORT_ROWS_MAX,
    isComplete: false,
    missing: 0,
  });
});

test('[SRCH-08] records are read as the caller reads: nobody reads on, and the server waits', async () => {
  const get = vi.spyOn(app.index, 'get');
  const response = await post({ searchEngine: 'publications', query: 'madeup', bundle: true });
  const reader = response.body!.getReader();
  await reader.read();
  await sleep(300);
  expect(get.mock.calls.length).toBeLessThan(WHOLE / 4);
  await reader.cancel();
  get.mockRestore();
});

test.each([true, false])(
  '[SRCH-08] a caller who hangs up ends the work (bundle: %s)',
  async (isBundle) => {
    const real = app.index.get;
    const get = vi.spyOn(app.index, 'get').mockImplementation(async (refs) => {
      await sleep(30);
      return real(refs);
    });
    const http = serve({ fetch: app.server.app.fetch, port: 0 });
    onTestFinished(() => {
      get.mockRestore();
      http.close();
    });
    await once(http, 'listening');
    const controller = new AbortController();
    const { port } = http.address() as AddressInfo;
    const headers = { 'content-type': 'application/json', cookie: pro.cookie() };
    const body = JSON.stringify({ searchEngine: 'publications', query: 'madeup', bundle: isBundle });
    const exported = fetch(`http://localhost:${port}/api/search/csv-data`, {
      method: 'POST',
      headers,
      body,
      signal: controller.signal,
    }).then((response) => response.arrayBuffer());
    await expect.poll(() => get.mock.calls.length).toBeGreaterThan(5);
    controller.abort();
    await expect(exported).rejects.toMatchObject({ name: 'AbortError' });
    // The server hears of it a little later: nothing is read any more before all was.
    let before = -1;
    while (before !== get.mock.calls.length) {
      before = get.mock.calls.length;
      await sleep(300);
    }
    expect(before).toBeLessThan(WHOLE);
  },
  60_000,
);

test('[SRCH-08] what changes while an export runs neither repeats nor skips a record', async () => {
  const response = await post({ searchEngine: 'publications', query: 'madeup', sort: 'date', bundle: true });
  const reader = response.body!.getReader();
  const chunks = [(await reader.read()).value!];
  // Comes before all others now, and moves them all by one place.
  await app.index.upsert([
    aRecord('publications', 'late', { title: 'Madeup late', text: 'madeup', date: '2026-01-01' }),
  ]);
  for (let part = await reader.read(); !part.done; part = await reader.read()) chunks.push(part.value);
  const rows = parse(Buffer.from(unzipSync(new Uint8Array(Buffer.concat(chunks)))['publications.csv']!), { bom: true });
  expect(new Set(rows.map((row: string[]) => row.at(-1))).size).toBe(EXPORT_ROWS_MAX + 1);
  expect(rows.flat()).not.toContain('http://groundwork.test/publications/late');
});

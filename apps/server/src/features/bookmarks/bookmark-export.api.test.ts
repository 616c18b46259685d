import { BookmarkManifest } from '@groundwork/contract/bookmarks';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
beforeAll(async () => {
  const title = '=HYPERLINK("http://evil.example")';
  const grant = aRecord('awards', 'a-2', { title, data: { title, year: 2020, amount: 7 } });
  app = await openTestApp({ records: [...sampleRecords(), grant] });
  owner = await app.signedUp();
  const { body } = await owner.post('/projects', { areaOfInterest: 'A ceramic electrolyte for lithium metal cells.' });
  projectId = body.newProject.id;
  await owner.patch('/projects', { id: projectId, title: 'Électrolyte: "A/B"', description: 'A ceramic electrolyte.' });
  await owner.post('/bookmarks', {
    projectId,
    items: [
      { searchEngine: 'awards', itemId: 'a-1' },
      { searchEngine: 'awards', itemId: 'a-2' },
      { searchEngine: 'patents', itemId: 'p-1' },
      { searchEngine: 'companies', itemId: 'voltara' },
    ],
  });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function download(path: string) {
  const response = await owner.request(`/bookmarks/export/${path}`, {});
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  const manifest = BookmarkManifest.parse(JSON.parse(strFromU8(files['manifest.json']!)));
  const rows = (name: string): Record<string, string>[] =>
    parse(Buffer.from(files[name]!), { bom: true, columns: true });
  return { headers: response.headers, names: Object.keys(files), manifest, rows };
}

test('[BKM-05] all bookmarks of a project: one CSV for each main tab, in a zip with the project’s name', async () => {
  const { headers, names, manifest, rows } = await download(`all?projectId=${projectId}`);
  expect(headers.get('content-type')).toBe('application/zip');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="bookmarks-_lectrolyte A B.zip"; filename*=UTF-8''bookmarks-%C3%89lectrolyte%20A%20B.zip`,
  );
  expect(names).toEqual(['industry-bookmarks.csv', 'government-bookmarks.csv', 'manifest.json']);
  const industry = rows('industry-bookmarks.csv');
  expect(industry.map((row) => row['Data Set']).sort()).toEqual(['Companies', 'Patents']);
  const patent = industry.find((row) => row['Data Set'] === 'Patents')!;
  expect(patent).toMatchObject({
    Record: 'Garnet electrolyte separator',
    'Patent Number': '11111111',
    'Legal Name': '-',
    'Since Bookmarked': 'Unchanged',
    'Sample Data': 'No',
    'More Details': 'http://groundwork.test/patents/p-1',
  });
  expect(manifest).toMatchObject({
    project: 'Électrolyte: "A/B"',
    rows: 4,
    states: { same: 4, changed: 0, withdrawn: 0, gone: 0 },
    sources: [{ name: 'Test', licence: 'None', records: 4, isSample: false }],
    hasSampleData: false,
  });
  expect(manifest.files.map(({ name }) => name)).toEqual(names.slice(0, -1));
  expect(manifest.files[0]!.columns).toEqual(Object.keys(patent));
});

test('[BKM-05] [SRCH-09] one data set, or one record; with notes and tags, and nothing that could run', async () => {
  const { items } = (await owner.get(`/bookmarks?projectId=${projectId}&searchEngine=awards`)).body;
  const { id } = items.find(({ itemId }: { itemId: string }) => itemId === 'a-2');
  await owner.patch('/bookmarks', { id, note: '=1+1', tags: ['@SUM', 'b'] });
  const { names, rows } = await download(`bookmarks?projectId=${projectId}&searchEngine=awards`);
  expect(names).toEqual(['government-bookmarks.csv', 'manifest.json']);
  const [evil] = rows('government-bookmarks.csv').filter((row) => row['More Details']!.endsWith('a-2'));
  expect(evil).toMatchObject({ Note: "'=1+1", Tags: "'@SUM; b", Record: `'=HYPERLINK("http://evil.example")` });
  const one = await download('bookmark?itemId=a-1&searchEngine=awards');
  expect(one.rows('government-bookmarks.csv')).toMatchObject([{ 'Award Amount': '1100000', Note: '-' }]);
  expect((await owner.get('/bookmarks/export/bookmark?itemId=p-9&searchEngine=awards')).status).toBe(404);
  const none = await owner.get(`/bookmarks/export/bookmarks?projectId=${projectId}&searchEngine=drugs`);
  expect(none.body).toMatchObject({ code: 'NOT_FOUND', message: 'There are no bookmarks to export.' });
});

test('[BKM-04] [BKM-05] what has changed is exported as it is, what is gone as it was', async () => {
  await app.index.upsert([
    aRecord('awards', 'a-1', { title: 'Now', amount: 3, data: { title: 'Now', year: 2022, amount: 3 } }),
  ]);
  await app.index.delete([{ engine: 'patents', id: 'p-1' }]);
  const { manifest, rows } = await download(`all?projectId=${projectId}`);
  expect(manifest.states).toEqual({ same: 2, changed: 1, withdrawn: 0, gone: 1 });
  expect(rows('government-bookmarks.csv')).toContainEqual(
    expect.objectContaining({ Record: 'Now', 'Award Amount': '3', 'Since Bookmarked': 'Changed' }),
  );
  expect(rows('industry-bookmarks.csv')).toContainEqual(
    expect.objectContaining({
      'Patent Number': '11111111',
      'Since Bookmarked': 'No longer in the catalog; as bookmarked',
    }),
  );
});

test('[BKM-05] more than a batch comes whole', async () => {
  const ids = Array.from({ length: 230 }, (_, n) => `many-${n}`);
  await app.index.upsert(ids.map((id) => aRecord('drugs', id)));
  for (let at = 0; at < ids.length; at += 100)
    await owner.post('/bookmarks', {
      projectId,
      items: ids.slice(at, at + 100).map((itemId) => ({ searchEngine: 'drugs', itemId })),
    });
  const { rows } = await download(`bookmarks?projectId=${projectId}&searchEngine=drugs`);
  expect(new Set(rows('special-bookmarks.csv').map((row) => row['More Details'])).size).toBe(230);
});

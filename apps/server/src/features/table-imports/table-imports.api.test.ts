import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { moreOfficeTables } from '../../../test/tables/more-office-tables.ts';
import { officeTables } from '../../../test/tables/office-tables.ts';
import type { Clock } from '../../platform/clock.ts';
import { safeName } from './stored-file.ts';

let app: TestApp;
let operator: Visitor;
let now: Date;
let dataDir: string;
const clock: Clock = { now: () => now };
const PATH = '/admin/data-sets/imports';

beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z');
  dataDir = mkdtempSync(join(tmpdir(), 'groundwork-test-'));
  app = await openTestApp({ clock, env: { DATA_DIR: dataDir } });
  operator = await app.signedUp();
});
afterEach(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function sent(fileName: string, content: string | Uint8Array): Promise<string> {
  const bytes = Buffer.from(content as Uint8Array);
  const { status, body } = await operator.post(PATH, { fileName, fileSize: bytes.length });
  expect(status).toBe(201);
  for (const { url, offset, size } of body.parts) {
    const put = await app.server.app.request(url, { method: 'PUT', body: bytes.subarray(offset, offset + size) });
    expect(put.status).toBe(204);
  }
  return body.importId;
}

const looked = async (importId: string, input: object = {}) =>
  (await operator.post(`${PATH}/${importId}/look`, input)).body;

const ended = (importId: string, state: string, timeout = 20_000) =>
  vi.waitFor(
    async () => {
      const { imports } = (await operator.get(PATH)).body;
      const one = imports.find((each: { importId: string }) => each.importId === importId);
      expect(one).toMatchObject({ state });
      return one;
    },
    { timeout, interval: 50 },
  );

async function imported(fileName: string, content: string | Uint8Array) {
  const importId = await sent(fileName, content);
  const { proposal } = await looked(importId);
  await operator.post(`${PATH}/${importId}/run`, proposal ? { mapping: proposal.mapping } : {});
  return ended(importId, 'complete');
}

const titles = async (query: string, searchEngine: string) =>
  (await operator.post('/search/keyword', { searchEngine, query })).body.results.map(
    ({ title }: { title: string }) => title,
  );

test.each([
  ['../../etc/passwd', 'passwd'],
  ['..\\..\\list.csv', 'list.csv'],
  ['a:b*c?.csv', 'a_b_c_.csv'],
  ['..', 'file'],
])('[SEC-05] a file that is called %s lies under a name of the server’s', (called, name) => {
  expect(safeName(called)).toBe(name);
});

test('[DATA-19] to all but operators these calls do not exist', async () => {
  const id = crypto.randomUUID();
  expect((await app.visitor().get(PATH)).status).toBe(401);
  const other = await app.signedUp();
  for (const { status, body } of [
    await other.get(PATH),
    await other.post(PATH, { fileName: 'a.csv', fileSize: 3 }),
    ...(await Promise.all(
      ['resume', 'look', 'run', 'cancel', 'undo'].map((call) => other.post(`${PATH}/${id}/${call}`, {})),
    )),
    await operator.post(`${PATH}/${id}/look`, {}),
  ])
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[DATA-19] a table is proposed a mapping, shown as it will look, imported, and found by search', async () => {
  const table = officeTables()[0]!;
  const importId = await sent(table.file, table.bytes);
  const { proposal, preview, fields, refusal } = await looked(importId);
  expect(refusal).toBeNull();
  expect(proposal.mapping).toMatchObject({ name: 'Portfolio June', engine: 'university-technologies' });
  expect(proposal.columns[1]).toMatchObject({ column: 'Invention title', field: 'title', examples: expect.any(Array) });
  expect(fields).toContainEqual({ field: 'licensingStatus', label: 'Licensing status', style: null });
  expect(preview).toMatchObject({ read: table.rows, rejections: [], failure: null });
  expect(preview.records[0]).toMatchObject({ searchEngine: 'university-technologies', title: expect.any(String) });
  expect(await titles('hydrogel', 'university-technologies')).toEqual([]);

  const run = await operator.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  expect(run).toMatchObject({ status: 202, body: { state: 'queued', source: 'Portfolio June' } });
  expect(await ended(importId, 'complete')).toMatchObject({ counts: { read: table.rows, added: table.rows } });
  expect(await titles('hydrogel', 'university-technologies')).not.toEqual([]);
  for (const call of ['run', 'cancel'])
    expect((await operator.post(`${PATH}/${importId}/${call}`, {})).status).toBe(409);
});

test('[DATA-19] of a long table twenty records are shown before anything is stored, and its file goes once it is in', async () => {
  const rows = Array.from({ length: 30 }, (_, at) => `x-${at},Pump ${at}`).join('\n');
  const importId = await sent('long.csv', `Tech ID,Technology title\n${rows}\n`);
  const files = () => readdirSync(dataDir, { recursive: true }).filter((path) => String(path).endsWith(importId));
  const { preview, proposal } = await looked(importId);
  expect([preview.records.length, preview.read]).toEqual([20, 30]);
  expect(await titles('pump', 'university-technologies')).toEqual([]);
  expect(files()).toHaveLength(1);
  await operator.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  await ended(importId, 'complete');
  await expect.poll(files).toEqual([]);
});

test('[DATA-19] a transfer that broke off goes on with what is missing, and nothing is read before all has come', async () => {
  const bytes = Buffer.from('Tech ID,Technology title\nt-1,Quiet pump\n');
  const put = ({ url }: { url: string }, from: number, until: number) =>
    app.server.app.request(url, { method: 'PUT', body: bytes.subarray(from, until) });
  const { body } = await operator.post(PATH, { fileName: 'a.csv', fileSize: bytes.length });
  await put(body.parts[0], 0, 20);
  expect((await operator.post(`${PATH}/${body.importId}/look`, {})).status).toBe(409);
  const { parts } = (await operator.post(`${PATH}/${body.importId}/resume`, {})).body;
  expect(parts).toMatchObject([{ offset: 20, size: bytes.length - 20 }]);
  expect((await put(parts[0], 20, bytes.length)).status).toBe(204);
  expect((await looked(body.importId)).preview.records).toMatchObject([{ title: 'Quiet pump' }]);
});

test('[DATA-19] [DATA-22] an import is stopped: what was stored by then stays, and can be undone', async () => {
  const rows = Array.from({ length: 6_000 }, (_, at) => `x-${at},Pump ${at}`).join('\n');
  const importId = await sent('many.csv', `Tech ID,Technology title\n${rows}\n`);
  const { proposal } = await looked(importId);
  await operator.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  const counts = () =>
    app.index
      .aggregate({ engines: ['university-technologies'], query: null, by: { type: 'all' } })
      .then(([all]) => all?.count ?? 0);
  await vi.waitFor(async () => expect(await counts()).toBeGreaterThan(0), { interval: 20 });
  expect((await operator.post(`${PATH}/${importId}/cancel`, {})).body.state).toBe('cancelled');
  const stopped = await ended(importId, 'cancelled');
  expect(stopped).toMatchObject({ endedAt: expect.any(String), undoUntil: expect.any(String) });
  expect(await counts()).toBeLessThan(6_000);
  expect((await operator.post(`${PATH}/${importId}/undo`, {})).status).toBe(202);
  await ended(importId, 'undone');
  expect(await counts()).toBe(0);
});

test('[DATA-22] an import that is stopped and undone while a batch is being stored leaves nothing of that batch', async () => {
  const landing = Promise.withResolvers<void>();
  const isStoring = Promise.withResolvers<void>();
  const seenBy = app.index.seenBy.bind(app.index);
  vi.spyOn(app.index, 'seenBy').mockImplementation((collection) => {
    const seen = seenBy(collection);
    const upsert: typeof seen.upsert = async (records, checkpoint) => {
      if (records.length > 0) {
        isStoring.resolve();
        await landing.promise;
      }
      return seen.upsert(records, checkpoint);
    };
    return new Proxy(seen, {
      get: (_, name) => (name === 'upsert' ? upsert : (seen[name as 'get'] as () => unknown).bind(seen)),
    });
  });
  const importId = await sent('a.csv', 'Tech ID,Technology title\nt-1,Quiet pump\nt-2,Loud pump\n');
  const { proposal } = await looked(importId);
  await operator.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  await isStoring.promise;
  await operator.post(`${PATH}/${importId}/cancel`, {});
  expect((await operator.post(`${PATH}/${importId}/undo`, {})).status).toBe(202);
  await expect(ended(importId, 'undone', 1_000)).rejects.toThrow();
  landing.resolve();
  await ended(importId, 'undone');
  expect(await titles('pump', 'university-technologies')).toEqual([]);
});

test('[DATA-19] a corrected mapping is looked at again; what the rows lack is told before anything is stored', async () => {
  const importId = await sent('list.csv', 'Thing,Note\nQuiet pump,one\n,two\n');
  const { proposal } = await looked(importId, { engine: 'patents' });
  expect(proposal.mapping.engine).toBe('patents');
  const columns = [
    { column: 'Thing', field: 'title' },
    { column: 'Note', field: null },
  ];
  const mapping = { name: 'Things', engine: 'federal-lab-technologies', columns, idFrom: ['Note'] };
  const { preview } = await looked(importId, { mapping });
  expect(preview.records).toMatchObject([{ title: 'Quiet pump', searchEngine: 'federal-lab-technologies' }]);
  expect(preview.rejections).toEqual([{ at: 'line 3', reason: 'No title' }]);
});

test('[DATA-20] a file with the same columns gets the mapping that was used for the last one', async () => {
  const rows = 'Thing no,Thing,Shelf\nt-1,Quiet pump,A\n';
  const first = await sent('march.csv', rows);
  const { proposal } = await looked(first);
  const mapping = { ...proposal.mapping, name: 'Our things' };
  await operator.post(`${PATH}/${first}/run`, { mapping });
  await ended(first, 'complete');
  const next = await looked(await sent('april.csv', rows.replace('t-1', 't-2')));
  expect(next).toMatchObject({ isUsedBefore: true, proposal: { mapping: { name: 'Our things' } } });
});

test('[DATA-19] a file of a public source is recognised and needs no mapping', async () => {
  const importId = await sent('company_tickers.json', '{"0": {"cik_str": 1, "ticker": "AAA", "title": "Arden Inc"}}');
  const look = await looked(importId);
  expect(look).toMatchObject({ proposal: null, refusal: null, files: [{ source: expect.stringContaining('EDGAR') }] });
  expect(look.preview.records).toMatchObject([{ title: 'Arden Inc' }]);
  await operator.post(`${PATH}/${importId}/run`, {});
  expect(await ended(importId, 'complete')).toMatchObject({ counts: { added: 1 } });
});

test('[DATA-21] what cannot be read says why, and nothing is stored', async () => {
  const importId = await sent('notes.txt', 'just a line of words\n');
  expect(await looked(importId)).toMatchObject({ proposal: null, refusal: expect.stringContaining('notes.txt') });
});

test('[DATA-22] an import is undone: what it added is gone, what it changed is as it was, later changes stay', async () => {
  const row = (id: string, title: string) => `${id},${title},Pending\n`;
  const head = 'Tech ID,Invention title,IP status\n';
  await imported('things.csv', head + row('t-1', 'Quiet pump') + row('t-2', 'Loud pump'));
  const second = await imported(
    'things.csv',
    head + row('t-1', 'Silent pump') + row('t-3', 'Third pump') + row('t-4', 'Fourth pump'),
  );
  await imported('things.csv', head + row('t-4', 'Renamed pump'));
  expect(second).toMatchObject({ counts: { added: 2, changed: 1 }, undoUntil: expect.any(String) });
  expect((await titles('pump', 'university-technologies')).sort()).toEqual([
    'Loud pump',
    'Renamed pump',
    'Silent pump',
    'Third pump',
  ]);
  expect((await operator.post(`${PATH}/${second.importId}/undo`, {})).status).toBe(202);
  await ended(second.importId, 'undone');
  expect((await titles('pump', 'university-technologies')).sort()).toEqual(['Loud pump', 'Quiet pump', 'Renamed pump']);
  expect((await operator.post(`${PATH}/${second.importId}/undo`, {})).status).toBe(409);
});

test('[DATA-22] what is bookmarked of an import that is undone leaves searches, and its page still opens', async () => {
  const importing = await imported(
    'things.csv',
    'Tech ID,Invention title,IP status\nt-1,Quiet pump,Pending\nt-2,Loud pump,Pending\n',
  );
  const found = await operator.post('/search/keyword', { searchEngine: 'university-technologies', query: 'pump' });
  const ids: string[] = found.body.results.map(({ id }: { id: string }) => id);
  const areaOfInterest = 'A pump that makes no noise, for houses with heat pumps.';
  const projectId = (await operator.post('/projects', { areaOfInterest })).body.newProject.id;
  const [kept, left] = ids;
  const items = [{ searchEngine: 'university-technologies', itemId: kept }];
  expect((await operator.post('/bookmarks', { projectId, items })).status).toBe(200);
  await operator.post(`${PATH}/${importing.importId}/undo`, {});
  await ended(importing.importId, 'undone');
  expect(await titles('pump', 'university-technologies')).toEqual([]);
  const pageOf = (id = '') => operator.get(`/records/university-technologies/${encodeURIComponent(id)}`);
  expect(await pageOf(kept)).toMatchObject({ status: 200, body: { withdrawn: { reason: 'Its import was undone' } } });
  expect((await pageOf(left)).status).toBe(404);
});

test('[DATA-19] own columns are filters as soon as their table is in, columns of exports, and gone with it', async () => {
  const rows = ['t-1,Quiet pump,Pending,=1+1', 't-2,Loud pump,Issued,', 't-3,Old pump,Pending,upper'];
  const filters = async () => {
    const { engines } = (await operator.get('/search/engines')).body;
    const { facets } = engines.find(({ id }: { id: string }) => id === 'university-technologies');
    return facets.map(({ field }: { field: string }) => field).filter((field: string) => field.startsWith('own-'));
  };
  expect(await filters()).toEqual([]);
  const importId = await sent('things.csv', ['Tech ID,Invention title,Drawer,Shelf', ...rows].join('\n'));
  const { proposal } = await looked(importId, { engine: 'university-technologies' });
  const columns = proposal.mapping.columns.map((column: { column: string }) =>
    column.column === 'Drawer' ? { ...column, field: null, isFilter: true } : { ...column, isFilter: false },
  );
  await operator.post(`${PATH}/${importId}/run`, { mapping: { ...proposal.mapping, columns } });
  await ended(importId, 'complete');
  expect(await filters()).toEqual(['own-drawer']);
  const search = { searchEngine: 'university-technologies', query: 'pump', filters: { 'own-drawer': ['Pending'] } };
  expect((await operator.post('/search/keyword', search)).body.total).toBe(2);
  const exported = await operator.request('/search/csv-data', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://groundwork.test' },
    body: JSON.stringify(search),
  });
  const [head, ...lines] = (await exported.text()).trim().split('\r\n');
  expect(head).toContain(',Drawer,Shelf,Sample Data,');
  expect(lines.filter((line) => line.includes(",Pending,'=1+1,No,"))).toHaveLength(1);
  await operator.post(`${PATH}/${importId}/undo`, {});
  await ended(importId, 'undone');
  expect(await filters()).toEqual([]);
});

test('[DATA-22] after thirty days an import stands', async () => {
  const table = moreOfficeTables()[4]!;
  const { importId } = await imported(table.file, table.bytes);
  now = new Date('2026-04-03T09:00:00Z');
  const { imports } = (await operator.get(PATH)).body;
  expect(imports[0]).toMatchObject({ importId, undoUntil: null });
  expect((await operator.post(`${PATH}/${importId}/undo`, {})).status).toBe(409);
});

import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks';
import { BOOKMARKS_MAX } from '@groundwork/contract/limits';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';
import { bookmark } from './bookmarks.table.ts';

const AREA = 'A solid electrolyte for lithium metal batteries that lets electric aircraft fly further.';

let app: TestApp;
let owner: Visitor;
let projectId: string;
let now = new Date('2026-03-01T12:00:00Z');
beforeAll(async () => {
  const lab = aRecord('federal-lab-technologies', 'lab-1');
  app = await openTestApp({ records: [...sampleRecords(), lab], clock: { now: () => now } });
  owner = await app.signedUp();
});
beforeEach(async () => {
  projectId = await projectOf(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function projectOf(who: Visitor): Promise<string> {
  return (await who.post('/projects', { areaOfInterest: AREA })).body.newProject.id;
}

const award = { searchEngine: 'awards', itemId: 'a-1' };
const patent = { searchEngine: 'patents', itemId: 'p-1' };
const company = { searchEngine: 'companies', itemId: 'voltara' };
const add = (...items: object[]) => owner.post('/bookmarks', { projectId, items });
const list = async (searchEngine = 'awards', page = '') =>
  (await owner.get(`/bookmarks?projectId=${projectId}&searchEngine=${searchEngine}${page}`)).body;
const counts = async () => (await owner.get(`/bookmarks/project-count?projectId=${projectId}`)).body;

test('[BKM-01] a record is bookmarked once, however often it is added, and can be removed', async () => {
  const first = await add(award);
  expect(first.status).toBe(200);
  expect(first.body).toMatchObject({ added: 1, missing: [], items: [{ ...award, projectId, isNew: true }] });
  const again = await add(award, award);
  expect(again.body).toEqual({ ...first.body, added: 0, items: [{ ...first.body.items[0], isNew: false }] });
  const { id } = first.body.items[0];
  expect((await owner.delete(`/bookmarks?id=${id}`)).body).toEqual({ success: true });
  expect((await list()).total).toBe(0);
  expect((await owner.delete(`/bookmarks?id=${id}`)).status).toBe(404);
});

test('[BKM-01] two adds at once give one bookmark', async () => {
  const answers = await Promise.all([add(award, patent), add(patent, award), add(award)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(2);
  expect(await counts()).toMatchObject({ total: 2 });
});

test('[SRCH-15] many records are bookmarked together; unknown ones are named', async () => {
  const unknown = { searchEngine: 'patents', itemId: 'never' };
  const { body } = await add(award, unknown, patent);
  expect(body).toMatchObject({ added: 2, missing: [unknown] });
  expect(body.items).toHaveLength(2);
  expect((await add(unknown)).body).toMatchObject({ code: 'NOT_FOUND', message: expect.stringContaining('catalog') });
  const many = Array.from({ length: 101 }, (_, n) => ({ searchEngine: 'patents', itemId: `p-${n}` }));
  expect((await add(...many)).body).toMatchObject({ code: 'VALIDATION', details: { items: ['At most 100 at once.'] } });
  expect((await add({ searchEngine: 'patents', itemId: 'a\0b' })).body.code).toBe('VALIDATION');
});

test('[BKM-02] federal lab technologies cannot be bookmarked for now', async () => {
  const { body } = await add({ searchEngine: 'federal-lab-technologies', itemId: 'lab-1' });
  expect(body).toMatchObject({ code: 'SERVICE_UNAVAILABLE', message: BOOKMARK_TEXTS.unavailable });
});

test('[BKM-03] without the plan nothing is added, changed, restored or exported; what is there is read and removed', async () => {
  const starter = await app.signedUp('starter@example.org');
  const own = await projectOf(starter);
  await setPlan('starter@example.org', 'pro');
  const { body } = await starter.post('/bookmarks', { projectId: own, items: [award] });
  const { id } = body.items[0];
  await setPlan('starter@example.org', 'starter');
  const query = `projectId=${own}&searchEngine=awards`;
  for (const answer of [
    await starter.post('/bookmarks', { projectId: own, items: [patent] }),
    await starter.patch('/bookmarks', { id, note: 'Mine' }),
    await starter.post('/bookmarks/restore', { ids: [id] }),
    await starter.get(`/bookmarks/export/all?projectId=${own}`),
    await starter.get(`/bookmarks/export/bookmarks?${query}`),
    await starter.get('/bookmarks/export/bookmark?itemId=a-1&searchEngine=awards'),
  ])
    expect(answer.body).toMatchObject({
      code: 'FORBIDDEN',
      message: expect.stringContaining('requires Innovator Pro'),
    });
  expect((await starter.get(`/bookmarks?${query}`)).body.total).toBe(1);
  expect((await starter.delete(`/bookmarks?id=${id}`)).status).toBe(200);
});

const setPlan = (email: string, plan: string) =>
  app.database.db.execute(sql`update "user" set plan = ${plan} where email = ${email}`);

test('[ERR-01] another’s projects and bookmarks are as unknown as ones that never were', async () => {
  const { id } = (await add(award)).body.items[0];
  const stranger = await app.signedUp('stranger@example.org');
  await setPlan('stranger@example.org', 'pro');
  const absent = crypto.randomUUID();
  for (const call of [
    (project: string) => stranger.get(`/bookmarks?projectId=${project}&searchEngine=awards`),
    (project: string) => stranger.get(`/bookmarks/project-count?projectId=${project}`),
    (project: string) => stranger.get(`/bookmarks/all?projectId=${project}`),
    (project: string) =>
      stranger.post('/bookmarks/marked', { projectId: project, searchEngine: 'awards', itemIds: ['a-1'] }),
    (project: string) => stranger.post('/bookmarks', { projectId: project, items: [award] }),
    (project: string) => stranger.get(`/bookmarks/export/all?projectId=${project}`),
    (project: string) => stranger.get(`/bookmarks/export/bookmarks?projectId=${project}&searchEngine=awards`),
    (project: string) => stranger.get(`/bookmarks/export/bookmark?projectId=${project}&searchEngine=awards&itemId=a-1`),
  ]) {
    expect((await call(projectId)).status).toBe(404);
    expect((await call(projectId)).body).toEqual((await call(absent)).body);
  }
  expect((await stranger.get('/bookmarks/export/bookmark?searchEngine=awards&itemId=a-1')).status).toBe(404);
  expect((await stranger.delete(`/bookmarks?id=${id}`)).status).toBe(404);
  expect((await stranger.patch('/bookmarks', { id, note: 'Mine' })).status).toBe(404);
  expect((await stranger.post('/bookmarks/restore', { ids: [id] })).status).toBe(404);
  expect((await list()).items).toMatchObject([{ id, note: '' }]);
  expect((await app.visitor().get(`/bookmarks/all?projectId=${projectId}`)).status).toBe(401);
});

test('[BKM-04] lists are paged per data set, newest first, and counted by data set and main tab', async () => {
  const records = Array.from({ length: 7 }, (_, n) => aRecord('patents', `paged-${n}`));
  await app.index.upsert(records);
  for (const { id: itemId } of records) {
    now = new Date(now.getTime() + 1000);
    await add({ searchEngine: 'patents', itemId });
  }
  await add(award, company);
  const first = await list('patents', '&pageLimit=5');
  const second = await list('patents', '&pageLimit=5&page=2');
  expect(first).toMatchObject({ total: 7, page: 1, pageLimit: 5 });
  const ids = [...first.items, ...second.items].map(({ itemId }: { itemId: string }) => itemId);
  expect(ids).toEqual(records.map(({ id }) => id).reverse());
  expect(await counts()).toEqual({
    total: 9,
    engines: expect.arrayContaining([
      { searchEngine: 'patents', count: 7 },
      { searchEngine: 'awards', count: 1 },
      { searchEngine: 'companies', count: 1 },
    ]),
    categories: [
      { category: 'industry', count: 8 },
      { category: 'government', count: 1 },
      { category: 'academia', count: 0 },
      { category: 'special', count: 0 },
    ],
  });
  const marked = { projectId, searchEngine: 'patents', itemIds: ['paged-3', 'p-1', 'a-1'] };
  expect((await owner.post('/bookmarks/marked', marked)).body.items).toMatchObject([{ itemId: 'paged-3' }]);
  expect((await owner.get(`/bookmarks/all?projectId=${projectId}`)).body.items).toHaveLength(9);
  expect((await owner.get(`/bookmarks/all?projectId=${projectId}&searchEngine=awards`)).body.items).toHaveLength(1);
});

test('[BKM-04] a record stays readable as it was when it changes, is withdrawn or goes', async () => {
  const given = { title: 'Before', text: 'What it said.', amount: 5, date: '2020-01-02', url: 'https://example.org/1' };
  const ids = ['kept', 'retitled', 'retold', 'closed', 'retracted', 'dropped', 'gone'];
  await app.index.upsert(ids.map((id) => aRecord('awards', id, given)));
  await add(...ids.map((itemId) => ({ searchEngine: 'awards', itemId })));
  const retrieved = { ...aRecord('awards', 'x').source, retrievedAt: '2026-09-09T00:00:00.000Z' };
  await app.index.upsert([
    aRecord('awards', 'kept', { ...given, source: retrieved }),
    aRecord('awards', 'retitled', { ...given, title: 'After', amount: 6 }),
    aRecord('awards', 'retold', { ...given, text: 'What it says now.' }),
    aRecord('awards', 'closed', { ...given, facets: { status: ['Completed'], phase: ['Phase 3'] } }),
    aRecord('awards', 'retracted', { ...given, withdrawn: { at: null, reason: 'Retracted', isDeleted: false } }),
  ]);
  await app.index.markWithdrawn([{ engine: 'awards', id: 'dropped' }], 'No longer at the source');
  await app.index.delete([{ engine: 'awards', id: 'gone' }]);
  const { items } = await list();
  const found = Object.fromEntries(items.map((item: { itemId: string }) => [item.itemId, item]));
  for (const id of ids) expect(found[id]).toMatchObject({ ...given, source: 'Test', isSample: false });
  expect(found.kept).toMatchObject({ state: 'same', changed: [], withdrawn: null });
  expect(found.retitled).toMatchObject({ state: 'changed', changed: ['Title', 'Award amount'] });
  expect(found.retold).toMatchObject({ state: 'changed', changed: ['Details'] });
  expect(found.closed).toMatchObject({ state: 'changed', changed: ['Status', 'Phase'] });
  expect(found.retracted).toMatchObject({ state: 'withdrawn', withdrawn: { reason: 'Retracted', isDeleted: false } });
  expect(found.dropped).toMatchObject({ state: 'withdrawn', withdrawn: { isDeleted: true } });
  expect(found.gone).toMatchObject({ state: 'gone', changed: [], withdrawn: null });
});

test('[BKM-04] notes and tags are kept, within their limits', async () => {
  const { id } = (await add(award)).body.items[0];
  const changed = await owner.patch('/bookmarks', {
    id,
    note: ' Ask Mira. ',
    tags: ['Ceramic', 'pilot line', 'ceramic'],
  });
  expect(changed.body.data).toEqual({ ...award, id, projectId, note: 'Ask Mira.', tags: ['Ceramic', 'pilot line'] });
  await owner.patch('/bookmarks', { id, tags: [] });
  expect((await list()).items).toMatchObject([{ note: 'Ask Mira.', tags: [] }]);
  expect((await owner.patch('/bookmarks', { id })).body.data.note).toBe('Ask Mira.');
  const wrong = await owner.patch('/bookmarks', { id, note: 'x'.repeat(2001), tags: ['y'.repeat(41), ' '] });
  expect(wrong.body.details).toEqual({
    note: ['A note cannot exceed 2000 characters'],
    'tags.0': ['A tag cannot exceed 40 characters'],
    'tags.1': ['A tag is empty'],
  });
});

test('[BKM-01] what was removed comes back as it was; added again it begins anew', async () => {
  const { items } = (await add(award, patent)).body;
  const ids = items.map(({ id }: { id: string }) => id);
  await owner.patch('/bookmarks', { id: ids[0], note: 'Keep me.' });
  const before = [await list('awards'), await list('patents')];
  await owner.delete(`/bookmarks?${ids.map((id: string, n: number) => `id[${n}]=${id}`).join('&')}`);
  expect(await counts()).toMatchObject({ total: 0 });
  expect((await owner.patch('/bookmarks', { id: ids[0], note: 'No.' })).status).toBe(404);
  expect((await owner.post('/bookmarks/restore', { ids })).body).toEqual({ success: true });
  expect([await list('awards'), await list('patents')]).toEqual(before);
  await owner.delete(`/bookmarks?id=${ids[0]}`);
  expect((await add(award, patent)).body).toMatchObject({ added: 1 });
  expect([...(await list('awards')).items, ...(await list('patents')).items]).toMatchObject([
    { note: '' },
    { note: '' },
  ]);
});

test('[BKM-01] what was removed is forgotten after a day', async () => {
  const { id } = (await add(award)).body.items[0];
  await owner.delete(`/bookmarks?id=${id}`);
  now = new Date(now.getTime() + 86_400_001);
  await add(patent);
  expect((await owner.post('/bookmarks/restore', { ids: [id] })).status).toBe(404);
});

test('[BKM-01] a full project says so, and two adds at once cannot overfill it', async () => {
  const { id } = (await add(award)).body.items[0];
  await app.database.db.execute(sql`
    insert into bookmark (owner_id, project_id, search_engine, item_id, record, record_hash)
    select owner_id, project_id, 'patents', 'filler-' || n, record, '' from bookmark, generate_series(1, ${BOOKMARKS_MAX - 2}) n
    where id = ${id}`);
  const answers = await Promise.all([add(patent), add(company)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await counts()).toMatchObject({ total: BOOKMARKS_MAX });
  const full = await add(patent, company);
  expect(full.body.message).toBe('A project holds at most 5,000 bookmarks. Remove some, or use another project.');
  expect((await add(award)).body).toMatchObject({ added: 0 });
  const [filler] = await app.database.db.select().from(bookmark).where(eq(bookmark.itemId, 'filler-1'));
  await owner.delete(`/bookmarks?id=${filler!.id}`);
  const [last, back] = await Promise.all([
    add(patent, company),
    owner.post('/bookmarks/restore', { ids: [filler!.id] }),
  ]);
  expect([last.status, back.status].sort()).toEqual([200, 409]);
  expect(await counts()).toMatchObject({ total: BOOKMARKS_MAX });
});

test('[BKM-01] bookmarks go with their project', async () => {
  await add(award);
  await owner.delete('/projects', { id: projectId });
  expect(await app.database.db.$count(bookmark, eq(bookmark.projectId, projectId))).toBe(0);
});

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';

let app: TestApp;
let operator: Visitor;
let member: Visitor;
let stranger: Visitor;
let acme: { id: string; name: string };
const PATH = '/admin/data-sets/imports';

beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' } });
  operator = await app.signedUp();
  [member, stranger] = [await app.signedUp(), await app.signedUp()];
  const { id, name } = (await operator.post('/admin/organisations', { name: 'Acme' })).body;
  acme = { id, name };
  const memberId = (await member.get('/auth/session')).body.user.id;
  await operator.put(`/admin/users/${memberId}/organisation`, { organisationId: acme.id });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const TABLE = 'Tech ID,Invention title,IP status\nt-1,Quiet pump,Pending\nt-2,Loud pump,Pending\n';

async function sent(by: Visitor, ownerId: string | null, content = TABLE): Promise<string> {
  const bytes = Buffer.from(content);
  const { body } = await by.post(PATH, { fileName: 'things.csv', fileSize: bytes.length, ownerId });
  for (const { url, offset, size } of body.parts)
    await app.server.app.request(url, { method: 'PUT', body: bytes.subarray(offset, offset + size) });
  return body.importId;
}

async function imported(by: Visitor, ownerId: string | null, content = TABLE) {
  const importId = await sent(by, ownerId, content);
  const { proposal } = (await by.post(`${PATH}/${importId}/look`, {})).body;
  await by.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  return ended(by, importId, 'complete');
}

const ended = (by: Visitor, importId: string, state: string) =>
  vi.waitFor(
    async () => {
      const { imports } = (await by.get(PATH)).body;
      const one = imports.find((each: { importId: string }) => each.importId === importId);
      expect(one).toMatchObject({ state });
      return one;
    },
    { interval: 50 },
  );

const titles = async (by: Visitor) =>
  (await by.post('/search/keyword', { searchEngine: 'university-technologies', query: 'pump' })).body.results
    .map(({ title, isOwn = false }: { title: string; isOwn?: boolean }) => `${title}${isOwn ? ' (own)' : ''}`)
    .sort();

test('[DATA-19] [DATA-23] members import for their organization once an admin allows it, and for nobody else', async () => {
  expect((await member.get(PATH)).status).toBe(404);
  expect((await member.post(PATH, { fileName: 'a.csv', fileSize: 3, ownerId: acme.id })).status).toBe(404);
  await operator.patch(`/admin/organisations/${acme.id}`, { membersImport: true });
  expect((await member.get(PATH)).body).toEqual({ imports: [], mayImport: { everybody: false, owners: [acme] } });
  for (const ownerId of [null, crypto.randomUUID()])
    expect((await member.post(PATH, { fileName: 'a.csv', fileSize: 3, ownerId })).status).toBe(404);
  expect((await stranger.post(PATH, { fileName: 'a.csv', fileSize: 3, ownerId: acme.id })).status).toBe(404);
});

test('[DATA-23] what a member imports is found by members alone, beside what is everybody’s under the same numbers', async () => {
  const own = await imported(member, acme.id);
  expect(own).toMatchObject({ owner: acme, counts: { added: 2 } });
  expect(await titles(member)).toEqual(['Loud pump (own)', 'Quiet pump (own)']);
  expect(await titles(stranger)).toEqual([]);
  expect(await titles(operator)).toEqual([]);

  const everybodys = await imported(operator, null);
  expect(everybodys).toMatchObject({ owner: null, counts: { added: 2, changed: 0 } });
  expect(await titles(stranger)).toEqual(['Loud pump', 'Quiet pump']);
  expect(await titles(member)).toEqual(['Loud pump', 'Loud pump (own)', 'Quiet pump', 'Quiet pump (own)']);
});

test('[DATA-23] others’ imports are unknown; a member undoes what is of their organization', async () => {
  const { imports } = (await member.get(PATH)).body;
  expect(imports).toHaveLength(1);
  const [{ importId }] = imports;
  expect((await stranger.post(`${PATH}/${importId}/undo`)).status).toBe(404);
  const all: { importId: string; owner: object | null }[] = (await operator.get(PATH)).body.imports;
  const everybodys = all.find(({ owner }) => owner === null)!;
  for (const call of ['look', 'run', 'cancel', 'undo', 'resume'])
    expect((await member.post(`${PATH}/${everybodys.importId}/${call}`, {})).status).toBe(404);

  expect((await member.post(`${PATH}/${importId}/undo`)).status).toBe(202);
  await ended(member, importId, 'undone');
  expect(await titles(member)).toEqual(['Loud pump', 'Quiet pump']);
});

test('[DATA-19] [DATA-23] a column of one’s own with few values is a filter like others, for those who see its records', async () => {
  const rows = Array.from({ length: 6 }, (_, at) => `s-${at},Lathe ${at},${at < 4 ? 'Blue' : 'Green'} shelf`);
  const own = ['Tech ID,Invention title,Store place', ...rows].join('\n');
  await imported(member, acme.id, own);
  const filter = { field: 'own-store-place', label: 'Store place' };
  const facetsOf = async (by: Visitor) =>
    (await by.get('/search/engines')).body.engines.find(({ id }: { id: string }) => id === 'university-technologies')
      .facets;
  expect(await facetsOf(member)).toContainEqual(filter);
  for (const other of [stranger, operator]) expect(await facetsOf(other)).not.toContainEqual(filter);

  const search = (by: Visitor, filters: object) =>
    by.post('/search/keyword', { searchEngine: 'university-technologies', query: 'lathe', filters });
  const { body } = await search(member, { 'own-store-place': ['Green shelf'] });
  expect(body.results.map(({ title }: { title: string }) => title).sort()).toEqual(['Lathe 4', 'Lathe 5']);
  expect(body.facets).toContainEqual({
    ...filter,
    isCapped: false,
    values: [
      { value: 'Blue shelf', count: 4 },
      { value: 'Green shelf', count: 2 },
    ],
  });
  const asked = { searchEngine: 'university-technologies', field: 'own-store-place', query: 'gre' };
  expect((await member.post('/search/filters', asked)).body).toMatchObject({
    values: [{ value: 'Green shelf', count: 2 }],
  });
  expect((await search(stranger, { 'own-store-place': ['Green shelf'] })).status).toBe(400);
  expect((await stranger.post('/search/filters', asked)).status).toBe(400);
  expect(JSON.stringify((await search(stranger, {})).body)).not.toContain('tore place');
});

test('[DATA-20] [DATA-23] a mapping is recognised by those alone for whom it was made', async () => {
  const columns = 'Ref,Thing title,Shelf\n1,Own lathe,A\n';
  const first = await sent(member, acme.id, columns);
  const { proposal } = (await member.post(`${PATH}/${first}/look`, {})).body;
  await member.post(`${PATH}/${first}/run`, { mapping: { ...proposal.mapping, name: 'Acme only' } });
  await ended(member, first, 'complete');
  const again = (await member.post(`${PATH}/${await sent(member, acme.id, columns)}/look`, {})).body;
  expect(again).toMatchObject({ isUsedBefore: true, proposal: { mapping: { name: 'Acme only' } } });
  const others = (await operator.post(`${PATH}/${await sent(operator, null, columns)}/look`, {})).body;
  expect(others.isUsedBefore).toBe(false);
});

test('[DATA-23] an import of an organization’s own is news to nobody else', async () => {
  const told = async () => {
    const name = 'webhooks.tell-records-imported';
    return (await app.database.pool.query('select id from pgboss.job where name = $1', [name])).rows.length;
  };
  const before = await told();
  await imported(member, acme.id, TABLE.replaceAll('t-', 'own-'));
  expect(await told()).toBe(before);
  await imported(operator, null, TABLE.replaceAll('t-', 'all-'));
  expect(await told()).toBe(before + 1);
});

test('[DATA-23] an import that is under way when its organization is deleted leaves nothing behind', async () => {
  const rows = Array.from({ length: 3_000 }, (_, at) => `x-${at},Pump ${at},Pending`).join('\n');
  const importId = await sent(member, acme.id, `Tech ID,Invention title,IP status\n${rows}\n`);
  const { proposal } = (await member.post(`${PATH}/${importId}/look`, {})).body;
  await member.post(`${PATH}/${importId}/run`, { mapping: proposal.mapping });
  await operator.delete(`/admin/organisations/${acme.id}`);
  const [everybodys, own] = [app.index, app.index.seenBy(acme.id)];
  const total = async (index: typeof own) =>
    (await index.aggregate({ engines: ['university-technologies'], query: null, by: { type: 'all' } }))[0]?.count;
  await vi.waitFor(async () => expect(await total(own)).toBe(await total(everybodys)), { interval: 100 });
});

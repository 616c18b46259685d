import { ADMIN_TEXTS } from '@groundwork/contract/admin';
import { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { addFile } from '../../../test/library.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';

let app: TestApp;
let admin: Visitor;
let people: Awaited<ReturnType<typeof planPeople>>;
let adminId: string;
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { ROLE: 'web' } });
  people = await planPeople(app);
  admin = people.admin;
  adminId = await people.idOf(admin);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const emails = async (query: string) =>
  (await admin.get(`/admin/users?${query}`)).body.items.map(({ email }: { email: string }) => email);

test('[ADM-01] users are searched, filtered, sorted and paged; others than admins see no such call', async () => {
  await app.signedUp('zoe_1@acme.example');
  await app.signedUp('zoeX1@acme.example');
  await admin.post('/admin/organisations', { name: 'Acme', domain: 'acme.example' });
  const pro = await people.on('pro');
  const { body } = await admin.get('/admin/users?query=ZOE_1');
  expect(body).toMatchObject({ total: 1, page: 1 });
  expect(body.items[0]).toMatchObject({
    email: 'zoe_1@acme.example',
    firstName: 'Ada',
    roles: ['user'],
    plan: 'starter',
    state: 'active',
    organisation: { name: 'Acme' },
    lastSeenAt: expect.stringMatching(/^20/),
  });
  expect((await admin.get('/admin/users?query=ada%20example')).body.total).toBeGreaterThan(2);
  expect(await emails('role=admin')).toEqual(['user1@example.org']);
  expect(await emails('plan=pro&query=user2')).toEqual([(await pro.get('/auth/session')).body.user.email]);
  expect(await emails('query=acme&sort=email&sortDirection=asc')).toEqual(['zoe_1@acme.example', 'zoex1@acme.example']);
  expect(await emails('query=acme&sort=email&sortDirection=desc&pageLimit=1&page=2')).toEqual(['zoe_1@acme.example']);
  for (const sort of ['name', 'plan', 'createdAt', 'lastSeenAt'])
    expect((await admin.get(`/admin/users?sort=${sort}`)).status).toBe(200);
  expect((await admin.get('/admin/users?sort=password')).status).toBe(400);
  expect((await pro.get('/admin/users')).status).toBe(404);
  expect((await pro.patch(`/admin/users/${adminId}`, { roles: [] })).status).toBe(404);
  expect((await pro.get('/admin/usage')).status).toBe(404);
  expect((await app.visitor().get('/admin/users')).status).toBe(401);
});

test('[ADM-01] the last administrator keeps the role, also when two are taken at the same moment', async () => {
  const refused = await admin.patch(`/admin/users/${adminId}`, { roles: ['user', 'service'] });
  expect(refused).toMatchObject({ status: 409, body: { message: ADMIN_TEXTS.lastAdmin } });
  const second = await app.signedUp();
  const secondId = await people.idOf(second);
  const given = await admin.patch(`/admin/users/${secondId}`, { roles: ['admin'] });
  expect(given.body.roles).toEqual(['user', 'admin']);
  expect((await second.get('/admin/users')).status).toBe(200);
  const answers = await Promise.all([
    admin.patch(`/admin/users/${secondId}`, { roles: [] }),
    second.patch(`/admin/users/${adminId}`, { roles: [] }),
  ]);
  expect(answers.map(({ status }) => status).sort()).not.toEqual([200, 200]);
  const left = [admin, second].map(async (who) => (await who.get('/admin/users')).status === 200);
  expect((await Promise.all(left)).filter(Boolean)).toHaveLength(1);
  // Back to the first for the tests that follow.
  if ((await second.get('/admin/users')).status === 200) {
    await second.patch(`/admin/users/${adminId}`, { roles: ['admin', 'service'] });
    await admin.patch(`/admin/users/${secondId}`, { roles: [] });
  }
});

test('[ADM-01] disabling shuts every door at once: sessions, keys, sign-in; enabling opens them again', async () => {
  const who = await app.signedUp('shut@example.org');
  const id = await people.idOf(who);
  const { key } = (await who.post('/settings/api-keys', { name: 'Nightly', expiresInDays: null })).body;
  const withKey = () =>
    app.server.app.request('http://groundwork.test/api/projects', { headers: { 'x-api-key': key } });
  expect((await withKey()).status).toBe(200);
  const disabled = await admin.patch(`/admin/users/${id}`, { isDisabled: true });
  expect(disabled.body).toMatchObject({ state: 'disabled', lastSeenAt: null });
  expect((await who.get('/projects')).status).toBe(401);
  expect((await withKey()).status).toBe(401);
  const signIn = (password: string) =>
    app.visitor().post('/auth/sign-in/email', { email: 'shut@example.org', password });
  expect(await signIn(PASSWORD)).toMatchObject({ status: 403, body: { message: AUTH_TEXTS.accountDisabled } });
  // To who doesn't know the password, it is like every other account.
  expect((await signIn('a wrong one')).status).toBe(401);
  expect(await emails('state=disabled')).toEqual(['shut@example.org']);
  expect((await admin.patch(`/admin/users/${id}`, { isDisabled: false })).body.state).toBe('active');
  expect((await signIn(PASSWORD)).status).toBe(200);
  expect((await admin.patch(`/admin/users/${adminId}`, { isDisabled: true })).body.message).toBe(
    ADMIN_TEXTS.notYourself,
  );
  expect((await admin.patch('/admin/users/nobody', { isDisabled: true })).status).toBe(404);
  expect((await admin.patch(`/admin/users/${id}`, {})).status).toBe(400);
});

test('[ADM-01] an API key of an admin cannot administrate, and to others no such call is there, whichever it is', async () => {
  const stranger = await app.signedUp();
  const { key } = (await admin.post('/settings/api-keys', { name: 'Nightly', expiresInDays: null })).body;
  const id = '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a11';
  const organisation = { name: 'Voltara', domain: null };
  const alert = { page: 'dashboard', severity: 'info', text: 'Soon', showAlert: true };
  const split = { kind: 'organisation', a: { engine: 'awards', id: 'a-1' }, b: { engine: 'patents', id: 'p-1' } };
  const bodies: Record<string, object | undefined> = {
    'PATCH /admin/users/{id}': { isDisabled: true },
    'PATCH /admin/users/{id}/plan': { plan: 'plus' },
    'POST /admin/users/plans': { list: 'ada@example.org', plan: 'plus' },
    'POST /admin/organisations': organisation,
    'PATCH /admin/organisations/{id}': organisation,
    'PUT /admin/organisations/{id}/logo': { image: 'AAAA' },
    'PUT /admin/users/{userId}/organisation': { organisationId: null },
    'PUT /admin/app-alerts': alert,
    'DELETE /admin/app-alerts': { page: 'dashboard' },
    'POST /admin/identity-splits': split,
    'POST /admin/sign-up-invitations': { list: 'ada@example.org' },
    'DELETE /admin/sign-up-invitations': { email: 'ada@example.org' },
  };
  const paths = Object.entries((await admin.get('/openapi.json')).body.paths) as [string, object][];
  const calls = paths
    // Imports may be started by an operator's script; asking for a page's alert is for everybody.
    .filter(([path]) => path.includes('/admin/') && !path.includes('/admin/data-sets'))
    .flatMap(([path, methods]) =>
      Object.keys(methods)
        .filter((method) => !(method === 'get' && path.endsWith('/admin/app-alerts')))
        .map((method) => [method.toUpperCase(), path.replace('/api', '')]),
    );
  expect(calls.length).toBeGreaterThan(14);
  const others: string[] = [];
  for (const [method, path] of calls as [string, string][]) {
    const body = bodies[`${method} ${path}`];
    const ofId = path.replace(/\{\w+\}/, id);
    const headers = { 'content-type': 'application/json' };
    const call = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    const withKey = { ...call, headers: { ...headers, 'x-api-key': key } };
    const answer = await app.server.app.request(`http://groundwork.test/api${ofId}`, withKey);
    if (answer.status !== 403) others.push(`${method} ${path} ${answer.status} ${await answer.text()}`);
    const { status } = await stranger.request(ofId, call);
    if (status !== 404) others.push(`${method} ${path} ${status} to a stranger`);
  }
  expect(others).toEqual([]);
});

test('[ADM-01] usage counts what the people of each plan have, this month’s reports apart', async () => {
  const of = async (plan: string) =>
    (await admin.get('/admin/usage')).body.plans.find((each: { plan: string }) => each.plan === plan);
  const before = await of('enterprise');
  expect(before).toMatchObject({ users: 0, reports: 0, storageBytes: 0 });
  const who = await people.on('enterprise');
  const projectId = await newProject(who);
  await who.post('/bookmarks', { projectId, items: [{ searchEngine: 'awards', itemId: 'a-1' }] });
  await who.post('/search/saved', { searchEngine: 'awards', query: 'x', filters: {}, mode: 'keyword', name: 'X' });
  await who.post('/reports/commercialization', { projectId });
  const after = await of('enterprise');
  expect(after).toMatchObject({ users: 1, activeUsers: 1, reports: 1, savedSearches: 1, bookmarks: 1 });
  expect(after.storageBytes).toBeGreaterThan(500);
  await addFile(who, 'plan.txt', 'A pilot line for cells');
  expect((await of('enterprise')).libraryBytes).toBe(22);
  const { body: organisation } = await admin.post('/admin/organisations', {
    name: 'Voltara',
    domain: 'voltara.example',
  });
  const total = async () =>
    (await admin.get('/admin/usage')).body.organisations.find(({ id }: { id: string }) => id === organisation.id);
  expect(await total()).toEqual({ id: organisation.id, name: 'Voltara', users: 0, libraryBytes: 0 });
  await admin.put(`/admin/users/${await people.idOf(who)}/organisation`, { organisationId: organisation.id });
  expect(await total()).toEqual({ id: organisation.id, name: 'Voltara', users: 1, libraryBytes: 22 });
  expect((await admin.get('/admin/usage')).body.plans.map(({ plan }: { plan: string }) => plan)).toEqual([
    'starter',
    'plus',
    'pro',
    'enterprise',
  ]);
});

test('[ADM-01] a list of addresses gets a plan at once: who had it, who is unknown and what is no address is told', async () => {
  const one = await app.signedUp('one@example.org');
  await app.signedUp('two@example.org');
  const list = 'Name,E-mail\nOne,ONE@example.org\nTwo,two@example.org\n,three@example.org\nnobody\n';
  const answer = await admin.post('/admin/users/plans', { list, plan: 'enterprise' });
  expect(answer.body).toEqual({
    changed: 2,
    same: 0,
    unknown: ['three@example.org'],
    refused: [{ line: 5, text: 'nobody' }],
  });
  expect((await one.get('/auth/session')).body.user.plan).toBe('enterprise');
  expect((await admin.post('/admin/users/plans', { list, plan: 'enterprise' })).body).toMatchObject({
    changed: 0,
    same: 2,
  });
  const { items } = (await admin.get('/admin/audit-log?action=user.plan')).body;
  const told = items.map(({ target }: { target: string }) => target);
  expect(told.filter((target: string) => /^(one|two)@/.test(target)).sort()).toEqual([
    'one@example.org',
    'two@example.org',
  ]);
  expect((await one.post('/admin/users/plans', { list, plan: 'pro' })).status).toBe(404);
  const many = Array.from({ length: 1_001 }, (_, n) => `p${n}@example.org`).join('\n');
  expect((await admin.post('/admin/users/plans', { list: many, plan: 'pro' })).body.code).toBe('VALIDATION');
});

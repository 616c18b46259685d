import { SETTINGS_TEXTS } from '@groundwork/contract/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let visitor: Visitor;
let ahead = 0;
beforeAll(async () => {
  app = await openTestApp({ clock: { now: () => new Date(Date.now() + ahead) } });
  visitor = await app.signedUp('ada@example.org');
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const create = async (given: object = {}) =>
  (await visitor.post('/settings/api-keys', { name: 'Nightly', expiresInDays: 30, ...given })).body;

async function byKey(key: string, method: string, path: string, body?: object) {
  const response = await app.visitor().request(path, {
    method,
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

test('[SET-03] a key is told once, works as its owner, and is listed by its beginning', async () => {
  const { key, ...made } = await create();
  expect(key).toMatch(/^gwk_[\w-]{43}$/);
  const areaOfInterest = 'A membrane for fuel cells that lasts longer.';
  expect((await byKey(key, 'POST', '/projects', { areaOfInterest })).status).toBe(201);
  expect((await visitor.get('/projects')).body.total).toBe(1);
  const [listed] = (await visitor.get('/settings/api-keys')).body.items;
  expect(listed).toEqual({ ...made, lastUsedAt: expect.any(String) });
  expect(JSON.stringify(listed)).not.toContain(key);
  expect((await byKey(key, 'GET', '/settings/profile')).body.email).toBe('ada@example.org');
});

test('[SET-03] a key neither sees nor changes the account', async () => {
  const { key, id } = await create();
  for (const [method, path, body] of [
    ['PATCH', '/settings/profile', { firstName: 'x', lastName: 'y', phone: '14155550100' }],
    ['POST', '/settings/email', { currentPassword: PASSWORD, newEmail: 'x@example.org' }],
    ['POST', '/settings/password', { currentPassword: PASSWORD, newPassword: '123456', confirmation: '123456' }],
    ['GET', '/settings/sessions'],
    ['DELETE', '/settings/sessions/x'],
    ['POST', '/settings/sessions/end-others'],
    ['GET', '/settings/api-keys'],
    ['POST', '/settings/api-keys', { name: 'more', expiresInDays: null }],
    ['DELETE', `/settings/api-keys/${id}`],
    ['GET', '/settings/data'],
    ['POST', '/settings/deletion', { currentPassword: PASSWORD }],
    ['DELETE', '/settings/deletion'],
    ['PATCH', '/onboarding', { organisation: 'x' }],
    ['POST', '/auth/verification'],
  ] as [string, string, object?][]) {
    const answer = await byKey(key, method, path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 403, SETTINGS_TEXTS.keyCannot]);
  }
});

test('[SET-03] revoked, expired and made-up keys open nothing, and say so', async () => {
  const revoked = await create();
  await visitor.delete(`/settings/api-keys/${revoked.id}`);
  const expired = await create({ expiresInDays: 1 });
  const lasting = await create({ expiresInDays: null });
  ahead = DAY_MS + 1_000;
  for (const key of [revoked.key, expired.key, 'gwk_made-up', '', 'x']) {
    const { status, body } = await byKey(key, 'GET', '/projects');
    expect([status, body.message]).toEqual([401, SETTINGS_TEXTS.keyUnknown]);
  }
  expect((await byKey(lasting.key, 'GET', '/projects')).status).toBe(200);
  ahead = 0;
});

test('[SET-03] another’s key cannot be revoked; a key needs a name; there is a limit also for keys at once', async () => {
  const { id } = await create();
  const other = await app.signedUp();
  expect((await other.delete(`/settings/api-keys/${id}`)).status).toBe(404);
  expect((await create({ name: ' ' })).details).toEqual({ name: ['A name is required'] });
  expect((await create({ expiresInDays: 367 })).details).toEqual({ expiresInDays: ['At most 366 days'] });
  const many = await Promise.all(
    Array.from({ length: 24 }, () => other.post('/settings/api-keys', { name: 'n', expiresInDays: null })),
  );
  expect(many.filter(({ status }) => status === 201)).toHaveLength(20);
  expect(many.find(({ status }) => status === 409)?.body.message).toBe(SETTINGS_TEXTS.tooManyKeys(20));
});

test('[SET-03] a key that only reads changes nothing, and leaves no trace of its searches', async () => {
  const { key, scope } = await create({ scope: 'read' });
  expect(scope).toBe('read');
  const areaOfInterest = 'A membrane for fuel cells that lasts longer.';
  const id = (await visitor.post('/projects', { areaOfInterest })).body.newProject.id;
  const trace = async () => (await visitor.get(`/projects/${id}/history`)).body.total;
  const before = await trace();
  for (const [method, path, body] of [
    ['GET', '/projects'],
    ['POST', '/search/keyword', { searchEngine: 'awards', query: 'membrane', projectId: id }],
    ['POST', '/search/counts', { query: 'membrane' }],
  ] as [string, string, object?][])
    expect([path, (await byKey(key, method, path, body)).status]).toEqual([path, 200]);
  for (const [method, path, body] of [
    ['POST', '/projects', { areaOfInterest }],
    ['PATCH', '/projects/notes', { projectId: id, text: 'x' }],
    ['DELETE', '/projects', { id }],
    ['POST', '/reports/commercialization', { projectId: id }],
    ['POST', '/notifications/read-all', {}],
  ] as [string, string, object?][]) {
    const answer = await byKey(key, method, path, body);
    expect([path, answer.status, answer.body.message]).toEqual([path, 403, SETTINGS_TEXTS.keyReadsOnly]);
  }
  expect(await trace()).toBe(before);
  expect((await create()).scope).toBe('read-write');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { tried } from '../../../test/tried.ts';

let app: TestApp;
let person: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  person = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString'])('[ERR-01] /docs/%s is unknown', async (asset) => {
  expect((await person.get(`/docs/${asset}`)).status).toBe(404);
});

test('a change of a saved search that changes nothing answers the search', async () => {
  const search = { name: 'Batteries', searchEngine: 'patents', query: 'battery', alert: 'notify', frequency: 'daily' };
  const { body } = await person.post('/search/saved', search);
  const same = await person.patch(`/search/saved/${body.id}`, {});
  expect([same.status, same.body]).toEqual([200, body]);
});

test.each([2_147_483_648, 9_007_199_254_740_991])('notes of version %i are refused', async (version) => {
  const { newProject } = (await person.post('/projects', { areaOfInterest: 'A solid electrolyte.' })).body;
  const answer = await person.patch('/projects/notes', { projectId: newProject.id, text: 'x', version });
  expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION']);
  await person.delete(`/projects/${newProject.id}`);
});

test('[ERR-01] a zero character, which no store keeps, is refused in words', async () => {
  const answer = await person.put('/admin/users/%00/organisation', { organisationId: crypto.randomUUID() });
  expect([answer.status, answer.body.code]).toEqual([400, 'BAD_REQUEST']);
});

test.each(['null', '[]', '"text"', '1'])('[ERR-01] %s as a body is refused in words', async (body) => {
  for (const path of ['/settings/password', '/settings/email', '/projects', '/search/keyword']) {
    const headers = { 'content-type': 'application/json', origin: 'http://groundwork.test' };
    const answer = await person.request(path, { method: 'POST', headers, body });
    tried('hostile input', answer.status);
    expect([path, answer.status]).toEqual([path, 400]);
    expect(await answer.json()).toMatchObject({ code: 'VALIDATION' });
  }
});

const DEPTH = 100_000;
test.each([
  ['lists', '['.repeat(DEPTH) + ']'.repeat(DEPTH)],
  ['lists without end', '['.repeat(DEPTH)],
  ['things', `${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}`],
  ['a value of a field', `{"areaOfInterest":${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}}`],
  [
    'a record of anything',
    `{"searchEngine":"awards","query":"pump","filters":${'{"a":'.repeat(DEPTH)}1${'}'.repeat(DEPTH)}}`,
  ],
])('[SEC-04] %s 100,000 deep in a body are refused in words', async (_what, body) => {
  const headers = { 'content-type': 'application/json', origin: 'http://groundwork.test' };
  for (const path of ['/projects', '/search/keyword', '/search/saved', '/errors']) {
    const answer = await person.request(path, { method: 'POST', headers, body });
    tried('hostile input', answer.status);
    expect([path, answer.status]).toEqual([path, 400]);
  }
});

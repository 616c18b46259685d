import { api } from '@groundwork/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { keyOf } from '../../../test/assistant.ts';
import { everyCall } from '../../../test/every-call.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document and its parts, as they come
type Json = any;

let app: TestApp;
let document: Json;
beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'enterprise' } });
  document = (await app.visitor().get('/openapi.json')).body;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const schemasOf = (name: string) => {
  const [feature, call] = name.split('.');
  return (api as Json)[feature!][call!]['~orpc'];
};
const calls = everyCall();
const operationOf = ({ path, method }: { path: string; method: string }): Json =>
  document.paths[path][method.toLowerCase()];

test('[OPS-07] every operation has a description, and examples that its schemas take', () => {
  const wrong: string[] = [];
  for (const call of calls) {
    const { description = '', summary, parameters = [], requestBody, responses } = operationOf(call);
    const { inputSchema, outputSchema, route } = schemasOf(call.name);
    if (!description.startsWith(`${summary}. `)) wrong.push(`${call.name}: description`);
    const named = Object.fromEntries(parameters.map(({ name, example }: Json) => [name, example]));
    const body = requestBody?.content?.['application/json'];
    const input = route.inputStructure === 'detailed' ? null : { ...named, ...(body?.example ?? {}) };
    const read = input && inputSchema ? inputSchema.safeParse(input) : { success: true };
    if (!read.success)
      wrong.push(
        `${call.name}: input ${JSON.stringify(input)} ${read.error.issues.map((i: Json) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
      );
    const answer = responses[route.successStatus ?? 200]?.content?.['application/json'];
    if (answer && !('example' in answer)) wrong.push(`${call.name}: no answer`);
    const told =
      answer && outputSchema && route.outputStructure !== 'detailed'
        ? outputSchema.safeParse(answer.example)
        : { success: true };
    if (!told.success)
      wrong.push(
        `${call.name}: answer ${told.error.issues.map((i: Json) => `${i.path.join('.')}: ${i.message}`).join('; ')}`,
      );
  }
  expect(wrong).toEqual([]);
});

test('[OPS-07] every list answers as .json and as .csv, with the columns of its items', async () => {
  const admin = await app.signedUp();
  const found = await admin.post('/projects', { areaOfInterest: '=A solid electrolyte, for batteries' });
  const projectId = found.body.newProject.id;
  const lists = calls.filter(
    ({ name, method }) => method === 'GET' && schemasOf(name).outputSchema?.shape?.items?.element,
  );
  expect(lists.length).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const { path, name, input } of lists) {
    const address = path.replace(/\{(\w+)\}/g, (_, key) =>
      key === 'projectId' ? projectId : encodeURIComponent(input[key]),
    );
    const query = `?${new URLSearchParams({ ...input, projectId })}`;
    const [plain, json, csv] = [
      await admin.get(address + query),
      await admin.get(`${address}.json${query}`),
      await admin.get(`${address}.csv${query}`),
    ];
    const isSame = json.status === plain.status && JSON.stringify(json.body) === JSON.stringify(plain.body);
    const isTable =
      plain.status !== 200
        ? csv.status === plain.status
        : csv.headers.get('content-type') === 'text/csv; charset=utf-8';
    if (!isSame || !isTable) wrong.push(`${name}: ${plain.status} ${json.status} ${csv.status}`);
  }
  expect(wrong).toEqual([]);
  const csv = await admin.get('/projects.csv');
  const [head, first] = String(csv.body).split('\r\n');
  expect(head).toContain('id,');
  expect(first).toContain(projectId);
  // What somebody wrote runs in no spreadsheet.
  expect(first).not.toMatch(/(^|,)"?=/);
  // What has several values has them in one cell, and what is of several kinds the columns of each.
  expect(String((await admin.get('/admin/users.csv')).body)).toContain('user; admin; service');
  expect(String((await admin.get(`/agents/all.csv?projectId=${projectId}`)).body)).toMatch(
    /selectedCompanies.*eligibleApplicants/,
  );
  await keyOf(admin);
  const page = await admin.get('/admin/audit-log.csv?pageLimit=1');
  expect(page.headers.get('link')).toBe('</api/admin/audit-log.csv?pageLimit=1&page=2>; rel="next"');
  expect(csv.headers.get('link')).toBeNull();
});

test('[OPS-07] a key is sent as a bearer token, too; a token of somebody else’s is none', async () => {
  const person = await app.signedUp();
  const { key } = await keyOf(person);
  const asked = async (headers: Record<string, string>) =>
    (await app.visitor().request('/projects', { headers })).status;
  expect(await asked({ authorization: `Bearer ${key}` })).toBe(200);
  expect(await asked({ authorization: `Bearer ${key}x` })).toBe(401);
  expect(await asked({ authorization: 'Bearer of.a.proxy' })).toBe(401);
  // It stands beside a session, as one that a proxy adds would.
  expect(await asked({ authorization: 'Bearer of.a.proxy', cookie: person.cookie() })).toBe(200);
});

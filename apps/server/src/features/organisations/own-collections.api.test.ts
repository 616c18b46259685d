import { api } from '@groundwork/contract/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { assistantsOf, keyOf } from '../../../test/assistant.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { aRecord } from '../../../test/records.ts';
import { ofCollection } from '../../catalogue/own-id.ts';

/** Stands in every text of the record that members alone see, and in nothing that is sent. */
const SECRET = 'quillomar';
/** The word that is searched for. */
const WORD = 'zorvexin';

let app: TestApp;
let admin: Visitor;
let member: Visitor;
let partner: Visitor;
let outsider: Visitor;
let projectId: string;
let collection: string;
let itemId: string;
const organisations: Record<string, string> = {};

beforeAll(async () => {
  app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' } });
  admin = await app.signedUp();
  for (const name of ['Acme', 'Other'])
    organisations[name] = (await admin.post('/admin/organisations', { name })).body.id;
  collection = organisations['Acme']!;
  [member, outsider] = [await app.signedUp(), await app.signedUp()];
  await admin.put(`/admin/users/${await idOf(member)}/organisation`, { organisationId: collection });
  const secret = aRecord('patents', 'secret', {
    title: `${WORD} ${SECRET}`,
    text: `A ${SECRET} pump with ${WORD}`,
    date: '2024-05-01',
    organisations: [{ name: `${SECRET} Works`, role: 'Assignee' }],
    facets: { assignee: [`${SECRET} Works`] },
    data: { title: `${WORD} ${SECRET}`, patentNumber: '11111112' },
  });
  const own = ofCollection(secret, collection);
  itemId = own.id;
  await app.index.upsert([own, aRecord('patents', 'public', { title: `${WORD} for everybody`, date: '2024-04-01' })]);

  projectId = await newProject(member, `A pump with ${WORD}.`);
  const collaborator = await joined(app, member, projectId, 'editor');
  partner = collaborator.visitor;
  await admin.put(`/admin/users/${collaborator.userId}/organisation`, { organisationId: organisations['Other'] });
  const bookmark = { searchEngine: 'patents', itemId };
  expect((await member.post('/bookmarks', { projectId, items: [bookmark] })).body).toMatchObject({ added: 1 });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const idOf = async (person: Visitor): Promise<string> => (await person.get('/auth/session')).body.user.id;

/** These end what the others need, never end, or are logged as faults. */
const LEFT_OUT =
  /^(auth\.|clientErrors\.|settings\.(delete|end|update|revoke)|notifications\.stream|projects\.delete|collaboration\.)/;

interface Operation {
  name: string;
  method: string;
  path: string;
  input: z.core.$ZodType | undefined;
}

/** Every call of the contract, a new one, too. */
function operationsOf(router: object, at = ''): Operation[] {
  return Object.entries(router).flatMap(([key, value]) => {
    const name = at + key;
    if (!('~orpc' in value)) return operationsOf(value, `${name}.`);
    const { route, inputSchema } = value['~orpc'];
    return { name, method: route.method, path: route.path, input: inputSchema };
  });
}
const operations = operationsOf(api).filter(({ name }) => !LEFT_OUT.test(name));

type Schema = z.core.JSONSchema.JSONSchema;

/** The inputs of a call that are about the record: by the names that calls use. */
function known(name: string, path: string): unknown {
  const values: Record<string, unknown> = {
    projectId,
    searchEngine: 'patents',
    engine: 'patents',
    engines: ['patents'],
    itemId,
    id: path.startsWith('/projects') ? projectId : itemId,
    ids: [itemId],
    query: path === '/search/filters' ? '' : WORD,
    searchQuery: '',
    field: path.includes('histogram') ? 'date' : 'assignee',
    filters: {},
    page: 1,
    pageLimit: 10,
    limit: 10,
  };
  return values[name];
}

/** A value that the schema admits, or nearly. */
function sampleOf(schema: Schema | boolean, name: string, path: string): unknown {
  if (typeof schema === 'boolean') return WORD;
  const given = known(name, path);
  if (given !== undefined && !(name === 'query' && schema.type === 'object')) return given;
  const choice = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choice) return sampleOf(choice[0]!, name, path);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.type === 'object') return objectOf(schema, path);
  if (schema.type === 'array') return [sampleOf(schema.items as Schema, name.replace(/s$/, ''), path)];
  if (schema.type === 'number' || schema.type === 'integer') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  return schema.format === 'uuid' ? projectId : WORD;
}

function objectOf({ properties = {}, required = [] }: Schema, path: string): Record<string, unknown> {
  const asked = Object.entries(properties).filter(
    ([name]) => required.includes(name) || known(name, path) !== undefined,
  );
  return Object.fromEntries(asked.map(([name, schema]) => [name, sampleOf(schema, name, path)]));
}

async function answerTo(person: Pick<Visitor, 'request'>, { method, path, input }: Operation, key?: string) {
  const schema = input && (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema);
  const values = schema ? objectOf(schema.type === 'object' ? schema : { type: 'object' }, path) : {};
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? itemId;
    delete values[name];
    return encodeURIComponent(String(value));
  });
  const isRead = method === 'GET';
  const query = isRead
    ? `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, text(value)]))}`
    : '';
  const response = await person.request(address + query, {
    method,
    headers: {
      origin: 'http://groundwork.test',
      ...(!isRead && { 'content-type': 'application/json' }),
      ...(key && { 'x-api-key': key }),
    },
    ...(!isRead && { body: JSON.stringify(values) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    hasSecret: bytes.includes(SECRET) || bytes.includes(SECRET[0]!.toUpperCase() + SECRET.slice(1)),
  };
}

const text = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));

/** The calls whose answers hold what members alone see. */
async function tellingOperations(
  person: Pick<Visitor, 'request'>,
  { key, among = operations }: { key?: string; among?: Operation[] } = {},
): Promise<string[]> {
  const telling: string[] = [];
  for (const operation of among) {
    const { hasSecret } = await answerTo(person, operation, key);
    if (hasSecret) telling.push(operation.name);
  }
  return telling;
}

const readsOfRecords = operations.filter(({ name }) =>
  [
    'bookmarks.list',
    'records.get',
    'search.keyword',
    'search.semantic',
    'search.filters',
    'searchExport.csvData',
    'searchOverview.all',
    'searchOverview.names',
  ].includes(name),
);

test('[DATA-23] a member sees the records of their organization wherever records are shown', async () => {
  expect(await tellingOperations(member)).toEqual(expect.arrayContaining(readsOfRecords.map(({ name }) => name)));
});

test.each([
  ['nobody who has signed in', () => app.visitor()],
  ['a person of no organization', () => outsider],
  ['a collaborator of another organization', () => partner],
  ['an admin of the service', () => admin],
])('[DATA-23] no call of the contract tells %s of them', async (_, person) => {
  expect(await tellingOperations(person())).toEqual([]);
});

test('[DATA-23] a key sees what its owner does', async () => {
  const telling = async (person: Visitor) =>
    tellingOperations(app.visitor(), { key: (await keyOf(person)).key, among: readsOfRecords });
  expect(await telling(outsider)).toEqual([]);
  expect(await telling(partner)).toEqual([]);
  expect(await telling(member)).toEqual(readsOfRecords.map(({ name }) => name));
});

test('[DATA-23] no tool tells an assistant of them who does not work for a member', async () => {
  const assistants = await assistantsOf(app);
  const tellingTools = async (person: Visitor) => {
    const client = await assistants.connect((await keyOf(person)).key);
    const telling: string[] = [];
    for (const { name, inputSchema } of (await client.listTools()).tools) {
      const values = objectOf(inputSchema as Schema, name);
      const answer = await client.callTool({ name, arguments: values }).catch(() => null);
      if (JSON.stringify(answer).includes(SECRET)) telling.push(name);
    }
    return telling;
  };
  try {
    expect(await tellingTools(outsider)).toEqual([]);
    expect(await tellingTools(partner)).toEqual([]);
    expect(await tellingTools(member)).not.toEqual([]);
  } finally {
    await assistants.close();
  }
});

const found = async (person: Visitor): Promise<number> =>
  (await person.post('/search/keyword', { searchEngine: 'patents', query: WORD })).body.total;

test('[DATA-23] an address of the organization’s domain counts once it is confirmed', async () => {
  await admin.patch(`/admin/organisations/${collection}`, { domain: 'acme.example' });
  const newcomer = await app.signedUp('new@acme.example');
  expect(await found(newcomer)).toBe(1);
  await app.database.pool.query('update "user" set email_verified = true where email = $1', ['new@acme.example']);
  expect(await found(newcomer)).toBe(2);
});

test('[DATA-23] who leaves the organization sees nothing of it from the next call on', async () => {
  const leave = (organisationId: string | null) =>
    idOf(member).then((id) => admin.put(`/admin/users/${id}/organisation`, { organisationId }));
  expect(await found(member)).toBe(2);
  await leave(null);
  expect(await tellingOperations(member, { among: readsOfRecords })).toEqual([]);
  await leave(collection);
  expect(await found(member)).toBe(2);
});

test('[DATA-23] with the organization its collection goes', async () => {
  expect((await admin.delete(`/admin/organisations/${collection}`)).status).toBe(200);
  expect(await app.index.seenBy(collection).get([{ engine: 'patents', id: itemId }])).toEqual([null]);
  expect(await found(member)).toBe(1);
});

import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { sampleRecords } from '../../../test/records.ts';
import { tried } from '../../../test/tried.ts';

// biome-ignore lint/suspicious/noExplicitAny: a document and its schemas, as they come
type Json = any;

let app: TestApp;
let person: Visitor;
let document: Json;
const known: Record<string, string> = {};
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords() });
  person = await app.signedUp();
  document = (await person.get('/openapi.json')).body;
  const { newProject } = (await person.post('/projects', { areaOfInterest: 'A solid electrolyte for batteries.' }))
    .body;
  const search = { name: 'x', searchEngine: 'patents', query: 'x', alert: 'off', frequency: 'daily' };
  Object.assign(known, {
    projectId: newProject.id,
    id: newProject.id,
    folderId: (await person.get('/library/folders')).body.items[0].id,
    searchId: (await person.post('/search/saved', search)).body.id,
  });
});
afterAll(() => app.close());

const RUNS = 12;
/** A stream without end, a call that ends the session all others are made in, and one whose purpose is the log of errors. */
const LEFT_OUT = ['GET /notifications/stream', 'POST /auth/sign-out', 'POST /errors'];
/** What programs send by mistake, and people on purpose. */
const ODD = fc.constantFrom<Json>(
  null,
  true,
  0,
  -1,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '\u0000',
  '\ud800',
  '__proto__',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  'x'.repeat(6_000),
  '2026-02-30',
  [],
  {},
  [null],
  { __proto__: null, constructor: 1 },
);

const resolve = (schema: Json): Json =>
  schema?.$ref
    ? resolve(
        schema.$ref
          .slice(2)
          .split('/')
          .reduce((at: Json, key: string) => at[key], document),
      )
    : schema;

/** Values that a schema describes, and now and then something else. */
function valueFor(given: Json, name = '', depth = 0): fc.Arbitrary<Json> {
  const schema = resolve(given) ?? {};
  const honest = honestValue(schema, name, depth);
  return fc.oneof({ weight: depth === 0 ? 12 : 8, arbitrary: honest }, { weight: 1, arbitrary: ODD });
}

function honestValue(schema: Json, name: string, depth: number): fc.Arbitrary<Json> {
  if (depth > 5) return ODD;
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice: Json) => valueFor(choice, name, depth + 1)));
  if (schema.allOf) return valueFor(Object.assign({}, ...schema.allOf.map(resolve)), name, depth + 1);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, depth);
    case 'array':
      return fc.array(valueFor(schema.items ?? schema.prefixItems?.[0], name, depth + 1), { maxLength: 3 });
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -10, max: Math.min(schema.maximum ?? 1_000, 1_000_000) });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return schema.format === 'uuid' || /id$/i.test(name)
        ? fc.oneof(fc.constantFrom(...Object.values(known)), fc.uuid())
        : fc.oneof(
            fc.constantFrom('battery', 'awards', 'a AND (b', 'ada@example.org'),
            fc.string({ unit: 'binary', maxLength: 40 }),
          );
  }
}

function objectOf({ properties = {}, required = [] }: Json, depth: number): fc.Arbitrary<Json> {
  const members = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, valueFor(schema, key, depth + 1)]),
  );
  return fc.record(members, { requiredKeys: required.filter((key: string) => key in members) });
}

type Call = { method: string; path: string; operation: Json };
const calls = (): Call[] =>
  Object.entries<Json>(document.paths).flatMap(([path, item]) =>
    Object.entries<Json>(item).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );

function requestsOf({ operation }: Call): fc.Arbitrary<{ path: Json; query: Json; body: Json }> {
  const parameters = (where: string) =>
    fc.record(
      Object.fromEntries(
        (operation.parameters ?? [])
          .filter((one: Json) => one.in === where)
          .map((one: Json) => [one.name, valueFor(one.schema, one.name, 1)]),
      ),
      where === 'path' ? {} : { requiredKeys: [] },
    );
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  return fc.record({
    path: parameters('path'),
    query: parameters('query'),
    body: schema ? valueFor(schema) : fc.constant(undefined),
  });
}

const textOf = (value: Json) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const encode = (value: Json) => encodeURIComponent(textOf(value).toWellFormed());

test('[SEC-07] random requests made from the OpenAPI document never give a 5xx and always the documented shape', async () => {
  const failures: string[] = [];
  for (const call of calls().filter(({ method, path }) => !LEFT_OUT.includes(`${method} ${path}`))) {
    const { method, path, operation } = call;
    await fc.assert(
      fc.asyncProperty(requestsOf(call), async (request) => {
        const query = new URLSearchParams(
          Object.entries(request.query).map(([name, value]) => [name, textOf(value).toWellFormed()]),
        );
        const address = path.replace(/\{(\w+)\}/g, (_, name) => encode(request.path[name]) || 'x');
        const response = await person.request(`${address}?${query}`, {
          method,
          headers: { origin: 'http://groundwork.test', 'content-type': 'application/json' },
          ...(request.body !== undefined && method !== 'GET' && { body: JSON.stringify(request.body) }),
        });
        const text = await response.text();
        tried('hostile input', response.status);
        const problem = problemOf(response.status, text, operation);
        if (problem) failures.push(`${method} ${address}?${query} ${JSON.stringify(request.body)}: ${problem}`);
      }),
      { numRuns: RUNS },
    );
  }
  expect(failures).toEqual([]);
  expect(app.faults).toEqual([]);
});

function problemOf(status: number, text: string, operation: Json): string | null {
  // Records of some data sets are not bookmarked: the call refuses them with this status.
  const isRefusal = status === 503 && JSON.parse(text).message === BOOKMARK_TEXTS.unavailable;
  if (status >= 500 && !isRefusal) return `${status} ${text}`;
  if (status < 400) return String(status) in operation.responses ? null : `${status} is not in the document`;
  const { code, status: said, message } = JSON.parse(text);
  if (said !== status || typeof code !== 'string' || typeof message !== 'string') return `another shape: ${text}`;
  // An address that a made-up part has turned into another is not the operation's.
  return String(status) in operation.responses || status === 404 ? null : `${status} is not in the document`;
}

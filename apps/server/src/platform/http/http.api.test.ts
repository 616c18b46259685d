import { gunzipSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('[ERR-01] every error has the one shape: unknown call, bad JSON, bad value, too large, not signed in', async () => {
  const visitor = app.visitor();
  const json = { 'content-type': 'application/json' };
  const answers = [
    await visitor.request('/nothing-here', {}),
    await visitor.request('/auth/sign-in/email', { method: 'POST', headers: json, body: '{"email":' }),
    await visitor.request('/auth/sign-in/email', { method: 'POST', headers: json, body: '[]' }),
    await visitor.request('/auth/sign-in/email', { method: 'POST', headers: json, body: `"${'x'.repeat(1_000_001)}"` }),
    await visitor.request('/projects', {}),
    await visitor.request('/auth/sign-in/email', { method: 'DELETE' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400, 413, 401, 404]);
  const codes = [];
  for (const answer of answers) {
    const body = (await answer.json()) as Record<string, unknown>;
    expect(Object.keys(body).filter((key) => !['code', 'status', 'message', 'said', 'details'].includes(key))).toEqual(
      [],
    );
    expect(body['status']).toBe(answer.status);
    expect(body['message']).toMatch(/\w/);
    expect(body['said']).toEqual({ key: expect.stringMatching(/^contract\/[\w-]+\.\w/), values: expect.any(Array) });
    codes.push(body['code']);
  }
  expect(codes).toEqual(['NOT_FOUND', 'BAD_REQUEST', 'VALIDATION', 'PAYLOAD_TOO_LARGE', 'UNAUTHORIZED', 'NOT_FOUND']);
  expect(app.faults).toEqual([]);
});

test('[OPS-07] the OpenAPI document describes every call, and the page to try them loads nothing from elsewhere', async () => {
  const visitor = app.visitor();
  const document = (await visitor.get('/openapi.json')).body;
  expect(document.openapi).toMatch(/^3\./);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/projects', '/search/keyword', '/records/{searchEngine}/{id}', '/auth/sign-up/email']),
  );
  expect(document.paths['/projects'].post.responses).toHaveProperty('400');
  const page = (await visitor.get('/docs')).body as string;
  const loaded = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url!);
  expect(loaded.filter((url) => !url.startsWith('/api/docs/') && url !== 'data:,')).toEqual([]);
  for (const url of loaded.filter((each) => each.startsWith('/')))
    expect((await visitor.get(url.replace('/api', ''))).status).toBe(200);
});

test('[OPS-07] the OpenAPI document is valid, and says who may call what', async () => {
  const document = (await app.visitor().get('/openapi.json')).body;
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(arrayItems(document)).toEqual([]);
  expect(document.components.securitySchemes).toMatchObject({
    session: { in: 'cookie' },
    apiKey: { name: 'x-api-key' },
    bearer: { scheme: 'bearer' },
  });
  expect(document.security).toEqual([{ session: [] }, { apiKey: [] }, { bearer: [] }]);
  expect(document.paths['/auth/sign-in/email'].post.security).toEqual([]);
  expect(document.paths['/health'].get.security).toEqual([]);
  expect(document.paths['/projects'].get).not.toHaveProperty('security');
  expect(document.paths['/settings/password'].post.security).toEqual([{ session: [] }]);
  expect((await app.signedUp()).cookie()).toContain(`${document.components.securitySchemes.session.name}=`);
});

/** Where `items` is a list, as JSON Schema had it before 2020-12: the validator takes any schema for one. */
function arrayItems(value: unknown, path = ''): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, member]) => [
    ...(key === 'items' && Array.isArray(member) && !path.endsWith('/properties') ? [`${path}/items`] : []),
    ...(key === 'example' ? [] : arrayItems(member, `${path}/${key}`)),
  ]);
}

test('answers carry the security headers and a request id, and are kept by no cache', async () => {
  const { headers } = await app.visitor().get('/health');
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('the process says that it lives and that its stores answer', async () => {
  expect((await app.visitor().get('/health')).body).toEqual({ status: 'ok' });
  expect((await app.visitor().get('/ready')).body).toEqual({ status: 'ready' });
});

test('answers travel compressed, as JSON that they are otherwise', async () => {
  const visitor = app.visitor();
  const asked = (headers: Record<string, string>) => visitor.request('/openapi.json', { headers });
  const compressed = await asked({ 'accept-encoding': 'gzip' });
  expect(compressed.headers.get('content-encoding')).toBe('gzip');
  const plain = await asked({});
  expect(plain.headers.get('content-encoding')).toBeNull();
  const bytes = Buffer.from(await compressed.arrayBuffer());
  const text = await plain.text();
  expect(bytes.length).toBeLessThan(text.length / 5);
  expect(gunzipSync(bytes).toString()).toBe(text);
});

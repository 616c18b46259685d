// @vitest-environment jsdom

import { api as contract } from '@groundwork/contract/api';
import { minifyContractRouter } from '@orpc/contract';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { callRoute } from './call-route.ts';
import type { CallRoute, CallStructure } from './call-types.ts';
import { callWithWholeLink } from './call-whole-link.ts';

const json = (body: unknown, init?: ResponseInit) => Response.json(body, init);

/** The request of a call, made by the small caller and by the contract's own link. */
async function sentBy(make: (fetch: (request: Request) => Promise<Response>) => Promise<unknown>) {
  let sent: Request | undefined;
  await make((request) => {
    sent = request;
    return Promise.resolve(json({}));
  });
  const { method, url, headers, redirect } = sent!;
  return { method, url, redirect, type: headers.get('content-type'), body: await sent!.text() };
}

const signal = undefined;
const url = `${window.location.origin}/api`;
const path = ['feature', 'name'];

const CALLS: [to: string, structure: CallStructure, input: unknown][] = [
  ['GET /projects', {}, undefined],
  [
    'GET /search',
    {},
    { q: 'a b&c', page: 2, isOpen: false, none: undefined, nil: null, list: ['x', 'y'], deep: { a: [1] } },
  ],
  ['GET /reports/{kind}/{id}/status', {}, { kind: 'a/b', id: 'ü?', version: 3 }],
  ['GET /files/{+path}', {}, { path: 'one' }],
  ['POST /auth/sign-out', {}, undefined],
  ['POST /auth/sign-in', {}, { email: 'a@example.com', at: new Date('2026-01-02T03:04:05Z'), not: undefined }],
  ['POST /projects/{id}/leave', {}, { id: 'x' }],
  ['PATCH /projects/{id}', {}, { id: 'x', name: 'Name', list: [1, null] }],
  ['DELETE /bookmarks', { inputStructure: 'detailed' }, { query: { id: ['a', 'b'] } }],
  ['POST /bookmarks/{id}', { inputStructure: 'detailed' }, { params: { id: 'x' }, query: { a: 1 }, body: { b: 2 } }],
];

test.each(CALLS)('%s is asked as the contract’s own link asks it', async (to, structure, input) => {
  const ours = await sentBy((fetch) => callRoute([to, structure], input, { path, signal, fetch }));
  const theirs = await sentBy((fetch) => callWithWholeLink({ to, structure, path, input, signal, fetch, url }));
  expect({ ...ours, redirect: '' }).toEqual({ ...theirs, redirect: '' });
  expect(ours.redirect).toBe('manual');
});

const answered = (response: Response, route: CallRoute = 'GET /x', input?: unknown) =>
  callRoute(route, input, { path, signal, fetch: () => Promise.resolve(response) });

test('answers JSON, and nothing where there is none', async () => {
  expect(await answered(json({ a: 1 }))).toEqual({ a: 1 });
  expect(await answered(new Response(null, { status: 204 }))).toBeUndefined();
});

test('a refusal says its code, its status, its words and its details', async () => {
  const body = { code: 'CONFLICT', status: 409, message: 'Taken.', details: { field: 'name' } };
  const error = await answered(json(body, { status: 409 })).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'CONFLICT', status: 409, message: 'Taken.', data: { field: 'name' } });
});

test('an answer that isn’t the server’s is an error with its status', async () => {
  const error = await answered(new Response('<h1>Bad gateway</h1>', { status: 502 })).catch(
    (reason: unknown) => reason,
  );
  expect(error).toMatchObject({ status: 502, message: '' });
});

test('an answer that names its parts has its status and headers as well', async () => {
  const answer = () => json({ a: 1 }, { status: 202, headers: { 'x-one': '1' } });
  const structure: CallStructure = { outputStructure: 'detailed' };
  const fetch = () => Promise.resolve(answer());
  const theirs = await callWithWholeLink({ to: 'GET /x', structure, path, input: undefined, signal, fetch, url });
  expect(await answered(answer(), ['GET /x', structure])).toEqual({ ...(theirs as object) });
});

test('files come through the contract’s own link', async () => {
  const headers = { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="a.csv"' };
  const file = (await answered(new Response('a,b', { headers }))) as File;
  expect([file.name, await file.text()]).toEqual(['a.csv', 'a,b']);
});

test('a file in the input is sent as a form', async () => {
  const input = { id: 'x', file: new File(['logo'], 'logo.png', { type: 'image/png' }) };
  const { type } = await sentBy((fetch) => callRoute('POST /organisations/{id}/logo', input, { path, signal, fetch }));
  expect(type).toMatch(/^multipart\/form-data/);
});

test('a stream answers its events, and its refusal as any other', async () => {
  const events =
    'event: message\ndata: {"n":1}\n\nevent: error\ndata: {"defined":false,"code":"GONE","status":410,"message":"Over."}\n\n';
  const stream = (await answered(
    new Response(events, { headers: { 'content-type': 'text/event-stream' } }),
  )) as AsyncIterable<unknown>;
  const got: unknown[] = [];
  const reading = (async () => {
    for await (const event of stream) got.push(event);
  })();
  await expect(reading).rejects.toBeInstanceOf(CallError);
  expect(got).toEqual([{ n: 1 }]);
});

test('no call of the contract is named like what stands beside the calls', () => {
  const names = Object.values(minifyContractRouter(contract)).flatMap((feature) => Object.keys(feature));
  expect(names.filter((name) => ['key', 'queryKey', 'queryOptions', 'mutationOptions', 'then'].includes(name))).toEqual(
    [],
  );
});

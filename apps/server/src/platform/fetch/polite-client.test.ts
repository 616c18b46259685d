import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayServer, type Reply } from '../../../test/replay-server.ts';
import { retryAfterMs } from './retry-after.ts';

const URL_HERE = 'https://data.example/list';
let replay: ReplayServer;

beforeEach(async () => {
  replay = await openReplayServer(
    {
      'data.example': ({ headers }) =>
        headers['if-modified-since'] || headers['if-none-match'] === '"v1"' ? { status: 304 } : { json: { ok: true } },
    },
    { limits: { idleMs: 200 } },
  );
});
afterEach(() => replay.close());

const get = (request = {}) => replay.client.json(URL_HERE, { intervalMs: 100, ...request });

test.each<[what: string, reply: Reply, pause: number]>([
  ['429 with seconds', { status: 429, headers: { 'retry-after': '7' } }, 7_000],
  ['429 with a date', { status: 429, headers: { 'retry-after': 'Mon, 05 Jan 2026 00:00:30 GMT' } }, 30_000],
  ['429 without', { status: 429 }, 500],
  ['500', { status: 500, body: 'oops' }, 500],
  ['silence', { isSilent: true }, 500],
  ['half an answer', { json: { ok: 'almost' }, isCutOff: true }, 500],
  ['half an answer that is whole for HTTP', { body: '{"ok": [1, 2' }, 500],
  ['a page', { body: '<html><title>Down for maintenance</title>' }, 500],
  ['an error in a success', { json: { fault: 'try later' } }, 500],
])('[DATA-16] after %s the call is tried again', async (_what, reply, pause) => {
  replay.interrupt('data.example', reply);
  const errorIn = (value: unknown) => (value as { fault?: string }).fault;
  expect(await get({ errorIn })).toMatchObject({ value: { ok: true } });
  expect(replay.slept).toEqual([pause]);
});

test('[DATA-16] pauses double, and end', async () => {
  replay.interrupt('data.example', ...Array.from({ length: 6 }, () => ({ status: 503, body: 'busy' })));
  await expect(get()).rejects.toMatchObject({
    problem: 'unavailable',
    status: 503,
    message: 'data.example answered 503: busy',
  });
  expect(replay.slept).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
});

test('[DATA-16] a host that asks for an hour is not waited for', async () => {
  replay.interrupt('data.example', { status: 429, headers: { 'retry-after': '3600' } });
  await expect(get()).rejects.toMatchObject({ problem: 'unavailable', retryAfterMs: 3_600_000 });
  expect(replay.slept).toEqual([]);
});

test('[DATA-16] a refusal is told at once, in the source’s words', async () => {
  replay.interrupt('data.example', { status: 403, json: { message: 'Undergoing maintenance' } });
  await expect(get()).rejects.toMatchObject({
    problem: 'refused',
    message: 'data.example answered 403: Undergoing maintenance',
  });
  expect(replay.requests).toHaveLength(1);
});

test('[DATA-16] a page that stays a page is named as one', async () => {
  const page = { body: '<!doctype html><title>Sign in</title>', headers: { 'content-type': 'application/json' } };
  replay.interrupt('data.example', ...Array.from({ length: 6 }, () => page));
  await expect(get()).rejects.toMatchObject({
    problem: 'not-json',
    message: 'data.example answered a web page in place of data: Sign in',
  });
});

test('[DATA-16] a wrong content type does not spoil good JSON', async () => {
  replay.interrupt('data.example', { body: '{"a": 1}', headers: { 'content-type': 'text/html' } });
  expect(await get()).toMatchObject({ value: { a: 1 } });
});

test('[DATA-16] one request at a time to a host, at its pace; other hosts are not held up', async () => {
  await Promise.all([get(), get(), get()]);
  expect(replay.slept).toEqual([100, 100]);
  await replay.client.json('https://other.example/').catch(() => undefined);
  expect(replay.slept).toHaveLength(2);
});

test('[DATA-16] what did not change is not sent again', async () => {
  expect(await get({ ifModifiedSince: '2026-01-01T00:00:00Z' })).toBeNull();
  expect(replay.requests[0]!.headers['if-modified-since']).toBe('Thu, 01 Jan 2026 00:00:00 GMT');
  expect(await get({ ifNoneMatch: '"v1"' })).toBeNull();
  expect(await get({ ifNoneMatch: '"v0"' })).toMatchObject({ value: { ok: true } });
});

const XML = '<?xml version="1.0"?>\n<!-- by hand --><list total="1"><item>1</item></list>';
const text = (request = {}) => replay.client.text(URL_HERE, { intervalMs: 100, ...request });

test.each([
  XML,
  `${XML}<!-- the end -->\n`,
  '\uFEFF<list/>',
  '<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD 2019//EN" "https://dtd.example/x.dtd" [<!ENTITY a "b">]><a:b c="d"><e/></a:b >',
  'Form Type   Company Name\n-----\nD   Made Up   1   20260102   edgar/data/1/1.txt\n',
])('[DATA-16] XML and plain text are given as they are: %j', async (body) => {
  replay.interrupt('data.example', { body });
  expect(await text()).toMatchObject({ value: body.replace('\uFEFF', '') });
  expect(replay.requests[0]!.headers.accept).toMatch(/^application\/xml/);
});

test.each<[what: string, reply: Reply, pause: number]>([
  ['503 with seconds', { status: 503, headers: { 'retry-after': '20' } }, 20_000],
  ['nothing', { body: '' }, 500],
  ['blanks', { body: ' \n' }, 500],
  ['half an answer', { body: XML, isCutOff: true }, 500],
  ['XML without its end', { body: XML.slice(0, -7) }, 500],
  ['XML that ends inside its root’s end', { body: XML.slice(0, -1) }, 500],
  ['only a declaration', { body: '<?xml version="1.0"?>' }, 500],
  ['a page', { body: '<!doctype html><title>Down for maintenance</title>' }, 500],
  ['a page that is XML', { body: '<?xml version="1.0"?><html><head/></html>' }, 500],
  ['an error in a success', { body: '<error>try later</error>' }, 500],
])('[DATA-16] after %s text is asked for again', async (_what, reply, pause) => {
  replay.interrupt('data.example', reply, { body: XML });
  const errorIn = (answer: string) => /<error>(.*)<\/error>/.exec(answer)?.[1];
  expect(await text({ errorIn })).toMatchObject({ value: XML });
  expect(replay.slept).toEqual([pause]);
});

test('[DATA-16] wherever XML is cut off, it is noticed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: XML.length - 1 }), async (length) => {
      replay.interrupt('data.example', { body: XML.slice(0, length) }, { body: XML });
      expect(await text()).toMatchObject({ value: XML });
    }),
    { numRuns: 30 },
  );
});

test('[DATA-16] a page that stays a page where text was wanted is named as one', async () => {
  const page = { body: '<!doctype html><title>Sign in</title>' };
  replay.interrupt('data.example', ...Array.from({ length: 6 }, () => page));
  await expect(text()).rejects.toMatchObject({
    problem: 'web-page',
    message: 'data.example answered a web page in place of data: Sign in',
  });
});

test('[DATA-16] text that did not change is not sent again', async () => {
  expect(await text({ ifModifiedSince: '2026-01-01T00:00:00Z' })).toBeNull();
});

test.each([
  [null, undefined],
  ['', undefined],
  ['soon', undefined],
  ['12', 12_000],
  ['Thu, 01 Jan 1970 00:01:00 GMT', 50_000],
  ['Thu, 01 Jan 1970 00:00:01 GMT', 0],
])('Retry-After %j is %j', (header, milliseconds) => {
  expect(retryAfterMs(header, 10_000)).toBe(milliseconds);
});

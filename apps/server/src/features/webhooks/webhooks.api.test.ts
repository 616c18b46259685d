import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AGENT_CALLS, storeTold } from '../../../test/agent-calls.ts';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run as deliver } from './deliver.worker.ts';
import { recordsImported, searchAlerted, trackerHit } from './tell-webhooks.worker.ts';
import { tellRecordsImported, tellSearchAlerted, tellTrackerHit } from './webhooks.handlers.ts';
import { deliverJob } from './webhooks.jobs.ts';

let app: TestApp;
let who: Visitor;
let receiver: Server;
let url: string;
let now: Date;
let answer: { status: number; headers?: Record<string, string>; body?: string };
let received: { path: string; headers: IncomingHttpHeaders; body: string }[];
const DAY_MS = 86_400_000;
const signal = new AbortController().signal;

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ path: request.url!, headers: request.headers, body });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  app = await openTestApp({
    env: { DEFAULT_PLAN: 'pro', FETCH_ALLOW_HOSTS: '127.0.0.1' },
    clock: { now: () => now },
  });
  now = new Date();
  await app.signedUp();
});
afterAll(async () => {
  await app.close();
  receiver.close();
  expect(app.faults).toEqual([]);
});
beforeEach(async () => {
  now = new Date();
  answer = { status: 204 };
  received = [];
  who = await app.signedUp();
  await app.database.pool.query('delete from webhook');
});

const EVENTS = ['search.alerted', 'report.completed', 'records.imported'];
async function made(given = {}) {
  const { status, body } = await who.post('/settings/webhooks', { url, events: EVENTS, ...given });
  expect([status, body]).toEqual([201, body]);
  return body;
}
const listed = async () => (await who.get('/settings/webhooks')).body.items;
const deliveries = async (id: string) => (await who.get(`/settings/webhooks/${id}/deliveries`)).body.items;
/** Until the jobs of what was just asked have ended. */
const settled = (id: string, state: object) =>
  vi.waitFor(async () => expect((await deliveries(id))[0]).toMatchObject(state), { interval: 20 });
const tested = (id: string) => who.post(`/settings/webhooks/${id}/test`);
const attempt = (deliveryId: string) =>
  deliver({ deliveryId }, { signal }, { ...dependenciesOf(app.server.jobs, deliverJob), random: () => 0 });
const IMPORTED = { runId: crypto.randomUUID(), source: 'sbir', engines: ['awards' as const], from: '', until: '' };
const imported = (eventId: string) =>
  recordsImported({ eventId, payload: IMPORTED }, null, dependenciesOf(app.server.jobs, tellRecordsImported.job));

function signatureOf(secret: string, { headers, body }: (typeof received)[number]) {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}

test('[NTF-07] a delivery is signed as standard webhooks are; the secret is told once, and rotated without a gap', async () => {
  const { id, secret, ...webhook } = await made({ about: 'Nightly' });
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(await listed()).toEqual([{ id, ...webhook }]);
  const { rows } = await app.database.pool.query('select * from webhook');
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  await tested(id);
  await settled(id, { state: 'delivered', event: 'test', attempts: 1, status: 204, problem: null });
  const [{ headers, body }] = received as [(typeof received)[number]];
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': expect.stringMatching(/^msg_/) });
  expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(now.getTime() / 1000));
  expect(headers['webhook-signature']).toBe(signatureOf(secret, received[0]!));
  expect(JSON.parse(body)).toEqual({ type: 'test', timestamp: now.toISOString(), data: {} });

  const { secret: next } = (await who.post(`/settings/webhooks/${id}/secret`)).body;
  expect(next).not.toBe(secret);
  now = new Date(now.getTime() + 1_000);
  await tested(id);
  await vi.waitFor(() => expect(received).toHaveLength(2));
  expect(received[1]!.headers['webhook-signature']).toBe(
    [next, secret].map((each) => signatureOf(each, received[1]!)).join(' '),
  );
  now = new Date(now.getTime() + DAY_MS);
  await tested(id);
  await vi.waitFor(() => expect(received).toHaveLength(3));
  expect(received[2]!.headers['webhook-signature']).toBe(signatureOf(next, received[2]!));
});

test('[NTF-07] an event is told once to each webhook that wants it, of what its person may see', async () => {
  const { id } = await made();
  const quiet = await made({ events: ['report.completed'] });
  const eventId = crypto.randomUUID();
  for (const _ of [1, 2]) await imported(eventId);
  await settled(id, { state: 'delivered', event: 'records.imported' });
  expect(await deliveries(id)).toHaveLength(1);
  expect(await deliveries(quiet.id)).toEqual([]);
  expect(JSON.parse(received[0]!.body)).toMatchObject({ type: 'records.imported', data: { source: 'sbir' } });

  const search = { searchEngine: 'awards', query: 'electrolyte', name: 'Mine', alert: 'notify' };
  const saved = (await who.post('/search/saved', search)).body;
  const stranger = (await app.signedUp()) as Visitor;
  const strangerId = (await stranger.get('/auth/session')).body.user.id;
  const userId = (await who.get('/auth/session')).body.user.id;
  await stranger.post('/settings/webhooks', { url: `${url}/stranger`, events: EVENTS });
  const payload = {
    savedSearchId: saved.id,
    count: 3,
    changed: 0,
    from: '2026-01-01T00:00:00Z',
    until: '2026-01-02T00:00:00Z',
  };
  const deps = dependenciesOf(app.server.jobs, tellSearchAlerted.job);
  now = new Date(now.getTime() + 1_000);
  for (const each of [userId, strangerId])
    await searchAlerted({ eventId: crypto.randomUUID(), payload: { ...payload, userId: each } }, null, deps);
  await settled(id, { state: 'delivered', event: 'search.alerted' });
  expect(JSON.parse(received.at(-1)!.body).data).toMatchObject({
    name: 'Mine',
    count: 3,
    url: expect.stringContaining('http://groundwork.test/search?engine=awards'),
  });
  expect(received.map(({ path }) => path)).not.toContain('/hook/stranger');
});

test('[NTF-07] what a tracker found is told to who made it, with the reasons', async () => {
  const { id } = await made({ events: ['tracker.hit'] });
  const userId = (await who.get('/auth/session')).body.user.id;
  const projectId = (await who.post('/projects', { areaOfInterest: 'A membrane.' })).body.newProject.id;
  const { companyTrackerId: agentId } = await AGENT_CALLS.store(app, projectId, userId);
  const runId = await storeTold(app, agentId);
  const stranger = (await app.signedUp()) as Visitor;
  const strangerId = (await stranger.get('/auth/session')).body.user.id;
  await stranger.post('/settings/webhooks', { url: `${url}/stranger`, events: ['tracker.hit'] });
  const deps = dependenciesOf(app.server.jobs, tellTrackerHit.job);
  now = new Date(now.getTime() + 1_000);
  for (const each of [userId, strangerId])
    await trackerHit({ eventId: crypto.randomUUID(), payload: { agentId, runId, userId: each, count: 2 } }, null, deps);
  await settled(id, { state: 'delivered', event: 'tracker.hit' });
  const { data } = JSON.parse(received.at(-1)!.body);
  expect(data).toMatchObject({
    name: 'Companies',
    count: 2,
    url: `http://groundwork.test/agents/company-tracker/${agentId}`,
  });
  expect(data.hits).toHaveLength(2);
  expect(data.hits).toContainEqual(
    expect.objectContaining({ recordId: 'a-1', reasons: ['Awardee: Voltara Energy (same name).'] }),
  );
  expect(received.map(({ path }) => path)).not.toContain('/hook/stranger');
});

test('[NTF-07] a failed delivery is tried again with longer and longer waits, then given up, and can be sent by hand', async () => {
  const { id } = await made();
  answer = { status: 500 };
  await tested(id);
  const problemSaid = { key: 'contract/webhooks.answered', values: [500] };
  await settled(id, { attempts: 1, status: 500, problem: 'Answered 500', problemSaid, state: 'waiting' });
  const { rows } = await app.database.pool.query(
    `select start_after > now() as waits from pgboss.job where name = 'webhooks.deliver' and singleton_key = $1`,
    [`${(await deliveries(id))[0].id}/1`],
  );
  expect(rows).toEqual([{ waits: true }]);
  const waits: number[] = [];
  for (;;) {
    const [delivery] = await deliveries(id);
    if (delivery.state !== 'waiting') break;
    waits.push(Math.round((Date.parse(delivery.nextAttemptAt) - now.getTime()) / 1000));
    // Days pass between attempts, not between what makes it fail too long.
    await app.database.pool.query('update webhook set failing_since = null');
    await attempt(delivery.id);
  }
  expect(waits.slice(1)).toEqual([300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400]);
  const [failed] = await deliveries(id);
  expect(failed).toMatchObject({ state: 'failed', attempts: 10, nextAttemptAt: null });
  const ids = received.map(({ headers }) => headers['webhook-id']);
  answer = { status: 200, body: 'ok' };
  const firsts = async () =>
    (
      await app.database.pool.query(`select 1 from pgboss.job where name = 'webhooks.deliver' and singleton_key = $1`, [
        `${failed.id}/0`,
      ])
    ).rows.length;
  const before = await firsts();
  expect((await who.post(`/settings/webhooks/${id}/deliveries/${failed.id}/resend`)).status).toBe(200);
  expect(await firsts()).toBe(before + 1);
  await settled(id, { state: 'delivered' });
  expect(received.at(-1)!.headers['webhook-id']).toBe(ids[0]);
  expect((await listed())[0].failingSince).toBeNull();
});

test('[NTF-07] a wait that the receiver asks for is kept', async () => {
  const { id } = await made();
  answer = { status: 429, headers: { 'retry-after': '3600' } };
  await tested(id);
  await settled(id, { attempts: 1, status: 429 });
  expect(Date.parse((await deliveries(id))[0].nextAttemptAt) - now.getTime()).toBe(3_600_000);
});

test('[NTF-07] a webhook that failed for five days is turned off with a notice, and so is one that is gone', async () => {
  const { id } = await made();
  answer = { status: 500 };
  await tested(id);
  await settled(id, { attempts: 1 });
  const [{ id: deliveryId }] = await deliveries(id);
  now = new Date(now.getTime() + 5 * DAY_MS - 1_000);
  await attempt(deliveryId);
  expect((await listed())[0]).toMatchObject({ isOn: true });
  now = new Date(now.getTime() + 1_000);
  await attempt(deliveryId);
  expect((await listed())[0]).toMatchObject({ isOn: false, wasTurnedOff: true });
  expect((await who.get('/notifications')).body.items).toMatchObject([
    { title: 'A webhook was turned off', forwardUrl: '/settings' },
  ]);
  const before = received.length;
  await attempt(deliveryId);
  await imported(crypto.randomUUID());
  expect((await tested(id)).status).toBe(409);
  expect((await deliveries(id)).map(({ state }: { state: string }) => state)).toEqual(['failed']);
  expect(received).toHaveLength(before);
  answer = { status: 410 };
  const { body } = await who.patch(`/settings/webhooks/${id}`, { isOn: true });
  expect(body).toMatchObject({ isOn: true, failingSince: null, wasTurnedOff: false });
  await tested(id);
  await settled(id, { status: 410, state: 'failed' });
  expect((await listed())[0]).toMatchObject({ isOn: false });
});

test('[NTF-07] no redirect is followed, and an answer without end is not read', async () => {
  const { id } = await made();
  answer = { status: 307, headers: { location: `${url}/elsewhere` } };
  await tested(id);
  await settled(id, { attempts: 1, status: 307, problem: 'Answered 307; redirects are not followed' });
  answer = { status: 200, body: 'x'.repeat(100_000) };
  now = new Date(now.getTime() + 1_000);
  await tested(id);
  await settled(id, { attempts: 1, problem: expect.stringContaining('more than 0.1 MB') });
  expect(received.map(({ path }) => path)).not.toContain('/hook/elsewhere');
});

test('[NTF-07] addresses within the own network are refused, when given and when a name turns out to lead there', async () => {
  const wrong = [
    'http://example.org/hook',
    'https://10.0.0.1/hook',
    'https://[::1]/hook',
    'https://169.254.169.254/latest',
    'https://localhost/hook',
    'https://localhost./hook',
    'https://printer.local./hook',
    'https://user:password@example.org/hook',
    'ftp://example.org',
    'not an address',
  ];
  for (const each of wrong)
    expect([each, (await who.post('/settings/webhooks', { url: each, events: EVENTS })).status]).toEqual([each, 400]);
  const { id } = await made();
  const { client: _client, ...deps } = dependenciesOf(app.server.jobs, deliverJob);
  await app.database.pool.query(`update webhook set url = 'https://inside.example.org/hook'`);
  const { GuardedClient } = await import('../../platform/fetch/guarded-client.ts');
  const resolve = async () => [{ address: '192.168.0.7', family: 4 as const }];
  const client = new GuardedClient({ userAgent: 'test', resolve });
  const webhookId = id;
  const eventId = crypto.randomUUID();
  const deliveryId = await deps.webhooks.transaction((tx) =>
    deps.webhooks.add({ webhookId, event: 'test', eventId, body: '{}', createdAt: now }, tx),
  );
  await deliver({ deliveryId: deliveryId! }, { signal }, { ...deps, client });
  expect((await deliveries(id))[0].problem).toContain('is not a public address');
});

test('[NTF-07] others’ webhooks are unknown, keys of programs see none, and there is an end to how many', async () => {
  const { id } = await made();
  await tested(id);
  await settled(id, { state: 'delivered' });
  const [{ id: deliveryId }] = await deliveries(id);
  const stranger = await app.signedUp();
  const own = (await stranger.post('/settings/webhooks', { url, events: EVENTS })).body;
  for (const unknown of [
    await stranger.patch(`/settings/webhooks/${id}`, { isOn: false }),
    await stranger.delete(`/settings/webhooks/${id}`),
    await stranger.post(`/settings/webhooks/${id}/secret`),
    await stranger.post(`/settings/webhooks/${id}/test`),
    await stranger.get(`/settings/webhooks/${id}/deliveries`),
    await stranger.post(`/settings/webhooks/${id}/deliveries/${deliveryId}/resend`),
    await stranger.post(`/settings/webhooks/${own.id}/deliveries/${deliveryId}/resend`),
  ])
    expect([unknown.status, unknown.body.code]).toEqual([404, 'NOT_FOUND']);
  const { key } = (await who.post('/settings/api-keys', { name: 'a', expiresInDays: null })).body;
  const byKey = await app.visitor().request('/settings/webhooks', { headers: { 'x-api-key': key } });
  expect(byKey.status).toBe(403);
  await Promise.all(Array.from({ length: 12 }, () => who.post('/settings/webhooks', { url, events: EVENTS })));
  expect(await listed()).toHaveLength(10);
  expect((await who.delete(`/settings/webhooks/${id}`)).status).toBe(200);
  expect((await who.get(`/settings/webhooks/${id}/deliveries`)).status).toBe(404);
  expect((await app.visitor().get('/settings/webhooks')).status).toBe(401);
});

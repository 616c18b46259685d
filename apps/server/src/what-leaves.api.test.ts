import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../test/app.ts';
import { askHosts } from '../test/ask-hosts/index.ts';
import { startMailServer } from '../test/mail-server.ts';
import { goodModel } from '../test/model/scripted-models.ts';
import { type ModelService, openModelService } from '../test/model-service.ts';
import { newProject, planPeople } from '../test/plan-people.ts';
import { sampleRecords } from '../test/records.ts';
import { openReplayServer, type ReplayServer } from '../test/replay-server.ts';
import { completeReport } from '../test/reports.ts';

/** Words that stand in the description alone, so that whoever is sent them has been sent the description. */
const SECRET = 'zirkelvane';
const INTEREST = `A solid electrolyte for lithium metal batteries in electric aircraft, with a ${SECRET} interlayer.`;

let model: ModelService;
let mail: Awaited<ReturnType<typeof startMailServer>>;
let sources: ReplayServer;
let receiver: Server;
const received: string[] = [];
/** Where this process connected to, whatever code it was that did. */
const connections: number[] = [];
let ports: Record<'model' | 'mail' | 'sources' | 'receiver', number>;
let app: TestApp;
let admin: Visitor;
let ada: Visitor;
let projectId: string;

function noteConnection(message: unknown) {
  const { socket } = message as { socket: Socket };
  socket.once('connect', () => connections.push(socket.remotePort!));
}

beforeAll(async () => {
  model = await openModelService();
  model.answer = goodModel;
  mail = await startMailServer();
  sources = await openReplayServer(askHosts({ matches: 5, topic: 'Solid electrolyte' }));
  receiver = createServer(async (request, response) => {
    for await (const piece of request) received.push(String(piece));
    response.end();
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  ports = {
    model: Number(new URL(model.url).port),
    mail: Number(new URL(mail.env.SMTP_URL).port),
    sources: Number(new URL(sources.origin).port),
    receiver: (receiver.address() as AddressInfo).port,
  };
  subscribe('net.client.socket', noteConnection);
  app = await openTestApp({
    records: sampleRecords(),
    client: sources.client,
    guarded: sources.guarded,
    env: { ...model.env(), ...mail.env, FETCH_ALLOW_HOSTS: '127.0.0.1' },
  });
  const people = await planPeople(app);
  admin = people.admin;
  ada = await people.on('enterprise');
  projectId = await newProject(ada, INTEREST);
});
afterAll(async () => {
  unsubscribe('net.client.socket', noteConnection);
  await app.close();
  await Promise.all([model.close(), mail.close(), sources.close()]);
  receiver.close();
});

/** The database's own connections are not the outside world. */
const leftFor = (port: number) => connections.filter((one) => one === port).length;

test('[SEC-06] what nobody agreed to is not sent: a project, its feed and its insights ask no public source', async () => {
  await ada.post('/innovation-feed', { projectId });
  await ada.post('/insights/custom', { projectId, questions: ['How large is the market?'] });
  await vi.waitFor(async () => expect((await ada.get('/insights/custom/pending')).body.items).toEqual([]));
  expect([leftFor(ports.sources), leftFor(ports.receiver), received]).toEqual([0, 0, []]);
  expect(sources.requests).toEqual([]);
});

test('[SEC-06] [LIVE-01] public sources are sent the words that were agreed to, and both the project and the audit log say so', async () => {
  const words = [{ axis: 'technology', phrases: ['solid electrolyte'] }];
  const { status, body } = await ada.post(`/projects/${projectId}/live-search/asks`, {
    words,
    sources: ['nsf', 'pubmed'],
  });
  expect(status).toBe(202);
  const asked = () => ada.get(`/projects/${projectId}/live-search/asks/${body.askId}`);
  await vi.waitFor(async () => expect((await asked()).body.endedAt).toEqual(expect.any(String)));
  expect(sources.requests.length).toBeGreaterThan(0);
  expect(leftFor(ports.sources)).toBe(sources.requests.length);
  const sent = JSON.stringify(sources.requests.map(({ path, query, body }) => [path, [...query], body]));
  expect(sent).not.toMatch(new RegExp(`${SECRET}|aircraft|lithium`, 'i'));
  const [shown] = (await ada.get(`/projects/${projectId}/live-search`)).body.asks;
  expect(shown).toMatchObject({ askId: body.askId, words });
  const { items } = (await admin.get('/admin/audit-log?action=live-search.ask')).body;
  expect(items).toMatchObject([
    { details: { words: 'solid electrolyte', sources: expect.stringMatching(/nsf.*pubmed|pubmed.*nsf/) } },
  ]);
});

test('[SEC-06] a webhook is sent what its deliveries list, and mails go to whom they are for', async () => {
  const url = `http://127.0.0.1:${ports.receiver}/hook`;
  const { body } = await ada.post('/settings/webhooks', { url, events: ['report.completed'] });
  const deliveries = async () => (await ada.get(`/settings/webhooks/${body.id}/deliveries`)).body.items;
  await ada.post(`/settings/webhooks/${body.id}/test`);
  await completeReport(ada, projectId);
  await vi.waitFor(async () => {
    const states = (await deliveries()).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['delivered', 'delivered']);
  });
  expect([received.length, leftFor(ports.receiver)]).toEqual([2, 2]);
  expect(received.join()).not.toContain(SECRET);
  const before = mail.mails.length;
  await ada.post(`/projects/${projectId}/invitations`, { email: 'guest@example.org', role: 'viewer' });
  await vi.waitFor(() => expect(mail.mails.length).toBe(before + 1));
  expect(mail.mails.at(-1)).toMatchObject({ to: 'guest@example.org', raw: expect.not.stringContaining(SECRET) });
});

test('[SEC-06] each call of the model is written down with its project, what it was for and how much it was; each task is in the audit log', async () => {
  const { rows } = await app.database.pool.query('SELECT * FROM model_call');
  expect(rows.length).toBeGreaterThan(0);
  expect([model.asked.length, leftFor(ports.model)]).toEqual([rows.length, rows.length]);
  for (const row of rows)
    expect(row).toMatchObject({ project_id: projectId, model: 'stand-in', settled_at: expect.any(Date) });
  const { items, total } = (await admin.get('/admin/audit-log?action=model.ask&pageLimit=100')).body;
  expect(total).toBe(new Set(rows.map(({ task }) => task)).size);
  for (const { details } of items) expect(details).toMatchObject({ for: expect.any(String), model: 'stand-in' });
  const used = (await ada.get(`/projects/${projectId}/profile`)).body.model.usage;
  expect(used.calls).toBe(rows.length);
});

test('[SEC-06] nothing else has left', () => {
  const known = Object.values(ports);
  const database = Number(new URL(process.env['TEST_DATABASE_URL'] || 'postgres://x:5432').port || 5_432);
  expect(connections.filter((port) => !known.includes(port) && port !== database)).toEqual([]);
  expect(leftFor(ports.mail)).toBeGreaterThan(0);
  expect(app.faults).toEqual([]);
});

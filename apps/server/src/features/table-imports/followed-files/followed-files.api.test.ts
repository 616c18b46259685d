import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { openReplayServer, type ReplayServer, type Reply } from '../../../../test/replay-server.ts';
import { dependenciesOf } from '../../../platform/jobs/job.ts';
import { refreshFileJob } from '../table-imports.jobs.ts';

const HOST = 'data.example';
const PATH = '/admin/data-sets';
const ADDRESS = `https://${HOST}/tables/portfolio.csv?token=secret`;
const HOUR_MS = 3_600_000;

let app: TestApp;
let operator: Visitor;
let host: ReplayServer;
let reply: Reply;
let now: Date;

const table = (...rows: string[]) => `Tech ID,Invention title,IP status\n${rows.join('\n')}\n`;
const answer = (body: string, etag: string): Reply => ({ body, headers: { etag } });

beforeEach(async () => {
  now = new Date('2026-03-02T09:00:00Z');
  reply = answer(table('t-1,Quiet pump,Pending', 't-2,Loud pump,Pending'), '"one"');
  host = await openReplayServer({
    [HOST]: ({ headers: { 'if-none-match': known } }) =>
      known && known === reply.headers?.['etag'] ? { status: 304 } : reply,
  });
  app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' }, clock: { now: () => now }, guarded: host.guarded });
  operator = await app.signedUp();
});
afterEach(async () => {
  await app.close();
  await host.close();
  expect(app.faults).toEqual([]);
});

const titles = async () =>
  (await operator.post('/search/keyword', { searchEngine: 'university-technologies', query: 'pump' })).body.results
    .map(({ title }: { title: string }) => title)
    .sort();
const imports = async () => (await operator.get(`${PATH}/imports`)).body.imports;
const followed = async () => (await operator.get(`${PATH}/followed`)).body.files[0];
const notifications = async () => (await operator.get('/notifications')).body.items;
const settled = () =>
  vi.waitFor(
    async () => {
      const states = (await imports()).map(({ state }: { state: string }) => state);
      expect(states.filter((state: string) => ['queued', 'running', 'undoing'].includes(state))).toEqual([]);
    },
    { interval: 50 },
  );

async function follow(frequency = 'daily') {
  const { status, body } = await operator.post(`${PATH}/imports/fetch`, { address: ADDRESS });
  expect([status, body.fileName]).toEqual([201, 'portfolio.csv']);
  const { proposal } = (await operator.post(`${PATH}/imports/${body.importId}/look`, {})).body;
  await operator.post(`${PATH}/imports/${body.importId}/run`, { mapping: proposal.mapping, keepFresh: frequency });
  await settled();
}

/** Does the job's work, without waiting for its queue's own time. */
async function refresh() {
  const { run } = await import('./refresh-file.worker.ts');
  const deps = dependenciesOf(app.server.jobs, refreshFileJob);
  const { id } = await followed();
  await run({ followedId: id }, { signal: new AbortController().signal, isLastAttempt: true }, deps);
  await settled();
}

test('[DATA-24] a file at an address is imported and kept fresh: only what has changed is taken', async () => {
  await follow();
  expect(await titles()).toEqual(['Loud pump', 'Quiet pump']);
  expect(await followed()).toMatchObject({
    address: ADDRESS,
    frequency: 'daily',
    state: 'active',
    message: null,
    nextRunAt: '2026-03-03T09:00:00.000Z',
  });

  now = new Date(now.getTime() + HOUR_MS);
  await refresh();
  expect(host.requests.at(-1)!.headers['if-none-match']).toBe('"one"');
  expect(await imports()).toHaveLength(1);
  expect(await followed()).toMatchObject({ lastCheckedAt: now.toISOString(), lastTakenAt: '2026-03-02T09:00:00.000Z' });

  reply = answer(table('t-1,Silent pump,Pending', 't-2,Loud pump,Pending', 't-3,Third pump,Pending'), '"two"');
  await refresh();
  expect(await titles()).toEqual(['Loud pump', 'Silent pump', 'Third pump']);
  expect((await imports())[0]).toMatchObject({ address: ADDRESS, counts: { added: 1, changed: 1, unchanged: 1 } });
});

test('[DATA-24] a server that names no version is told by the content that nothing changed', async () => {
  await follow();
  reply = { body: reply.body! };
  await refresh();
  expect(await imports()).toHaveLength(1);
});

test('[DATA-24] a mapping that no longer fits stops it: nothing is taken, who set it up is told why, and it goes on once it fits', async () => {
  await follow();
  reply = answer('Tech ID,Name of thing,IP status\nt-9,Ninth pump,Pending\n', '"two"');
  await refresh();
  const stopped = await followed();
  expect(stopped).toMatchObject({
    state: 'stopped',
    nextRunAt: null,
    message: expect.stringContaining('Invention title'),
  });
  expect(await titles()).toEqual(['Loud pump', 'Quiet pump']);
  const [told] = await notifications();
  expect(told).toMatchObject({ title: expect.stringContaining('no longer kept fresh') });
  expect(JSON.stringify(told)).toContain('Invention title');

  reply = answer(table('t-9,Ninth pump,Pending'), '"three"');
  expect((await operator.patch(`${PATH}/followed/${stopped.id}`, { isPaused: false })).body).toMatchObject({
    state: 'active',
    message: null,
  });
  await vi.waitFor(async () => expect(await titles()).toContain('Ninth pump'), { interval: 50 });
});

test('[DATA-24] of a file that breaks off, or is too large or empty, nothing is taken', async () => {
  await follow();
  const before = await titles();
  for (const broken of [
    { ...reply, headers: { etag: '"b"' }, isCutOff: true as const },
    { body: '', headers: { etag: '"e"' } },
  ]) {
    reply = broken;
    await refresh();
    expect(await titles()).toEqual(before);
    expect(await followed()).toMatchObject({
      state: 'active',
      message: expect.stringMatching(/broke off|answered nothing/),
    });
  }
  expect((await followed()).message).not.toContain('secret');
});

test('[DATA-24] after three failures in a row it stops, and says so', async () => {
  await follow();
  reply = { status: 404 };
  for (let attempt = 0; attempt < 3; attempt++) await refresh();
  expect(await followed()).toMatchObject({ state: 'stopped', message: expect.stringContaining(HOST) });
  expect(await notifications()).toHaveLength(1);
});

test('[DATA-24] it is looked at when its time has come, rests while it is paused, and is forgotten when deleted', async () => {
  await follow('weekly');
  const { id } = await followed();
  const { startDueFilesJob } = await import('../table-imports.jobs.ts');
  const { followedFiles } = dependenciesOf(app.server.jobs, startDueFilesJob);
  const asked = () => host.requests.length;
  const first = asked();
  await followedFiles.startDue();
  expect((await followed()).nextRunAt).toBe('2026-03-09T09:00:00.000Z');

  await operator.patch(`${PATH}/followed/${id}`, { isPaused: true });
  now = new Date('2026-03-10T00:00:00Z');
  await followedFiles.startDue();
  expect(await followed()).toMatchObject({ state: 'paused', nextRunAt: null });

  await operator.patch(`${PATH}/followed/${id}`, { isPaused: false, frequency: 'daily' });
  now = new Date('2026-03-11T00:00:01Z');
  await followedFiles.startDue();
  await vi.waitFor(() => expect(asked()).toBe(first + 1), { interval: 50 });
  expect((await operator.delete(`${PATH}/followed/${id}`)).status).toBe(200);
  expect(await followed()).toBeUndefined();
  expect(await titles()).toEqual(['Loud pump', 'Quiet pump']);
});

test('[DATA-24] [SEC-02] only public addresses are fetched, and only for those who may import', async () => {
  for (const address of ['http://data.example/a.csv', 'file:///etc/passwd', 'https://', 'portfolio.csv'])
    expect((await operator.post(`${PATH}/imports/fetch`, { address })).status).toBe(400);
  reply = { status: 302, headers: { location: 'http://169.254.169.254/latest' } };
  expect((await operator.post(`${PATH}/imports/fetch`, { address: ADDRESS })).status).toBe(400);
  const stranger = await app.signedUp();
  const id = crypto.randomUUID();
  for (const { status } of [
    await stranger.post(`${PATH}/imports/fetch`, { address: ADDRESS }),
    await stranger.get(`${PATH}/followed`),
    await stranger.patch(`${PATH}/followed/${id}`, {}),
    await stranger.post(`${PATH}/followed/${id}/run`),
    await stranger.delete(`${PATH}/followed/${id}`),
  ])
    expect(status).toBe(404);
});

test('[DATA-24] [DATA-23] who imports for an organization alone is told nothing of the files that the operator keeps fresh', async () => {
  await follow();
  const { id } = await followed();
  const { body: acme } = await operator.post('/admin/organisations', { name: 'Acme' });
  await operator.patch(`/admin/organisations/${acme.id}`, { membersImport: true });
  const member = await app.signedUp();
  const memberId = (await member.get('/auth/session')).body.user.id;
  await operator.put(`/admin/users/${memberId}/organisation`, { organisationId: acme.id });
  expect((await member.get(`${PATH}/followed`)).body).toEqual({ files: [] });
  for (const { status } of [
    await member.patch(`${PATH}/followed/${id}`, { isPaused: true }),
    await member.post(`${PATH}/followed/${id}/run`),
    await member.delete(`${PATH}/followed/${id}`),
  ])
    expect(status).toBe(404);
  expect(await followed()).toMatchObject({ id, state: 'active' });
});

/** Imports are told apart by when they began. */
const later = () => {
  now = new Date(now.getTime() + HOUR_MS);
};
const COUNTS = { added: 0, changed: 0, withdrawn: 0 };

test('[DATA-24] [DATA-22] what has vanished from the file is withdrawn, and back when that is undone; records of other files stay', async () => {
  await follow();
  later();
  const other = await operator.post(`${PATH}/imports/fetch`, { address: ADDRESS });
  await operator.post(`${PATH}/imports/${other.body.importId}/run`, {
    mapping: {
      ...(await operator.post(`${PATH}/imports/${other.body.importId}/look`, {})).body.proposal.mapping,
      name: 'Elsewhere',
    },
  });
  await settled();
  expect(await titles()).toEqual(['Loud pump', 'Loud pump', 'Quiet pump', 'Quiet pump']);

  reply = answer(table('t-1,Quiet pump,Pending'), '"two"');
  later();
  await refresh();
  const [latest] = await imports();
  expect(latest).toMatchObject({ counts: { ...COUNTS, unchanged: 1, withdrawn: 1 }, undoUntil: expect.any(String) });
  expect(await titles()).toEqual(['Loud pump', 'Quiet pump', 'Quiet pump']);

  await operator.post(`${PATH}/imports/${latest.importId}/undo`);
  await settled();
  expect(await titles()).toEqual(['Loud pump', 'Loud pump', 'Quiet pump', 'Quiet pump']);
  // The next time it is missed again.
  reply = answer(table('t-1,Silent pump,Pending'), '"three"');
  later();
  await refresh();
  expect((await imports())[0]).toMatchObject({ counts: { ...COUNTS, changed: 1, withdrawn: 1 } });
});

test('[DATA-24] a file that has shrunk suddenly stops with a reason; let go on, its rows are withdrawn', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => `t-${at},Pump ${at},Pending`);
  reply = answer(table(...rows), '"one"');
  await follow();
  reply = answer(table(...rows.slice(0, 12)), '"two"');
  later();
  await refresh();
  expect(await imports()).toHaveLength(1);
  const stopped = await followed();
  expect(stopped).toMatchObject({ state: 'stopped', message: expect.stringContaining('8 of the 20') });
  later();
  await operator.patch(`${PATH}/followed/${stopped.id}`, { isPaused: false });
  await vi.waitFor(
    async () => expect((await imports())[0]).toMatchObject({ state: 'complete', counts: { withdrawn: 8 } }),
    { interval: 50 },
  );
  expect((await followed()).state).toBe('active');
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { listen } from '../../../test/stream.ts';
import { loadSample, removeSample } from '../../catalogue/import/load-sample.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { runImport } from '../../catalogue/import/run-import.ts';
import { makeRecord } from '../../catalogue/index/contract/records.ts';
import type { Clock } from '../../platform/clock.ts';
import { createJobQueue } from '../../platform/jobs/boss-job-queue.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { loadSource } from '../../sources/registry.ts';
import { auditRepository } from '../audit/audit.repository.ts';
import { auditService } from '../audit/audit.service.ts';
import { importSourceJob } from './data-sets.jobs.ts';
import { dataSetRepository } from './data-sets.repository.ts';
import { dataSetService } from './data-sets.service.ts';
import { importRun } from './data-sets.table.ts';

let replay: ReplayServer;
let app: TestApp;
let operator: Visitor;
let now: Date;
let answer: ReplayHost;
/** Asks for jobs as another process would. */
let jobs: JobQueue;

const clock: Clock = { now: () => now };
const award = (id: string) => ({ id, title: `Award ${id}`, startDate: '01/02/2026', awardeeName: 'Made Up' });
const awards = (...ids: string[]) => ({
  json: { response: { metadata: { totalCount: ids.length }, award: ids.map(award) } },
});

beforeEach(async () => {
  now = new Date('2026-01-05T12:00:00Z');
  answer = () => awards('1', 'x', '3');
  replay = await openReplayServer({ 'api.nsf.gov': (request) => answer(request) });
  app = await openTestApp({ clock, client: replay.client });
  operator = await app.signedUp();
  jobs = createJobQueue(app.database);
  await jobs.start([bindJob(importSourceJob, {} as never)], { isWorker: false });
});
afterEach(async () => {
  await jobs.stop({ graceMs: 0 });
  await app.close();
  await replay.close();
  expect(app.faults).toEqual([]);
});

/** The part that no route reaches: the jobs and the start of the server call it. */
function serviceWith(defaultSchedule: string) {
  return dataSetService({
    dataSets: dataSetRepository(app.database),
    index: app.index,
    semantics: app.server.semantics,
    jobs,
    settings: {},
    defaultSchedule,
    clock,
    audit: auditService({ events: auditRepository(app.database), clock }),
    cited: async () => [],
  });
}

const sourceNamed = async (name: string) =>
  (await operator.get('/admin/data-sets')).body.sources.find((one: { source: string }) => one.source === name);

/** Waits for the run to have ended. */
const lastRun = (state: string) =>
  vi.waitFor(
    async () => {
      const { lastRun: run } = await sourceNamed('nsf');
      expect(run).toMatchObject({ state });
      return run;
    },
    { interval: 50 },
  );

test('[SRCH-02] operators see whose vectors serve, and how many records have one', async () => {
  const { semantics } = (await operator.get('/admin/data-sets')).body;
  expect(semantics).toEqual({ provider: 'builtin', serving: null, work: null, failure: null });
  await app.index.upsert(Array.from({ length: 30 }, (_, i) => makeRecord(`s${i}`, { title: `anode ${i % 3}` })));
  await app.server.semantics.keep();
  expect((await operator.get('/admin/data-sets')).body.semantics).toMatchObject({
    serving: { model: expect.stringMatching(/^latent-/), dimension: expect.any(Number), embedded: 30 },
    work: null,
    failure: null,
  });
});

test('[DATA-18] only operators see and run imports; to others there are no such calls', async () => {
  const visitor = app.visitor();
  expect((await visitor.get('/admin/data-sets')).status).toBe(401);
  const other = await app.signedUp();
  for (const { status, body } of [
    await other.get('/admin/data-sets'),
    await other.post('/admin/data-sets/nsf/run'),
    await other.post('/admin/data-sets/nsf/cancel'),
    await other.put('/admin/data-sets/nsf/schedule', { schedule: null }),
    await other.delete('/admin/sample-data'),
  ])
    expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('[DATA-18] each data set says what it holds, how its last import went, and when the next one is', async () => {
  const before = (await operator.get('/admin/data-sets')).body;
  expect(before.dataSets).toHaveLength(14);
  expect(before.dataSets.find((one: { engine: string }) => one.engine === 'awards')).toEqual({
    engine: 'awards',
    recordCount: 0,
    isSampleAside: false,
    sampleCount: 0,
    newest: null,
    sources: ['sbir', 'nsf', 'nih-reporter'],
    lastImport: null,
    nextRunAt: null,
  });

  const started = await operator.post('/admin/data-sets/nsf/run');
  expect(started).toMatchObject({ status: 202, body: { source: 'nsf', since: null } });
  const run = await lastRun('complete');
  expect(run).toMatchObject({
    runId: started.body.runId,
    startedAt: '2026-01-05T12:00:00.000Z',
    endedAt: '2026-01-05T12:00:00.000Z',
    since: '2024-01-06',
    counts: { read: 3, added: 2, changed: 0, unchanged: 0, rejected: 1 },
    total: 3,
    message: null,
    rejections: [{ at: 'award x', reason: "'x' is not an award id" }],
  });

  await operator.put('/admin/data-sets/nsf/schedule', { schedule: '0 4 * * 1' });
  const after = (await operator.get('/admin/data-sets')).body;
  expect(after.dataSets.find((one: { engine: string }) => one.engine === 'awards')).toMatchObject({
    recordCount: 2,
    newest: '2026-01-02',
    lastImport: {
      source: 'NSF Award Search',
      file: 'www.nsf.gov',
      endedAt: '2026-01-05T12:00:00.000Z',
      counts: { read: 3, added: 2, changed: 0, unchanged: 0, rejected: 1 },
      withdrawn: 0,
      message: null,
      notice: null,
      rejections: [{ at: 'award x', reason: "'x' is not an award id" }],
    },
    nextRunAt: '2026-01-12T04:00:00.000Z',
  });
});

test('[DATA-18] an import from a file shows, too, and where it broke off', async () => {
  const file = memoryFile('ours.csv', 'id,title\n1,One\n2,\n');
  const source = (await loadSource('layout', 'patents'))!;
  const signal = new AbortController().signal;
  await runImport({ index: app.index, source, file, engines: ['patents'], signal, now: () => now });
  const { dataSets } = (await operator.get('/admin/data-sets')).body;
  expect(dataSets.filter((one: { lastImport: unknown }) => one.lastImport !== null)).toMatchObject([
    {
      engine: 'patents',
      lastImport: { file: 'ours.csv', counts: { read: 2, added: 1, rejected: 1 }, rejections: [{ at: 'line 3' }] },
    },
  ]);
});

test('[DATA-18] a run that fails says why; the next one fetches only what is new', async () => {
  answer = () => ({ status: 403, json: { message: 'Undergoing maintenance' } });
  await operator.post('/admin/data-sets/nsf/run');
  expect(await lastRun('failed')).toMatchObject({ message: 'api.nsf.gov answered 403: Undergoing maintenance' });
  answer = () => awards('1');
  now = new Date('2026-01-05T13:00:00Z');
  await operator.post('/admin/data-sets/nsf/run');
  await lastRun('complete');
  now = new Date('2026-02-01T12:00:00Z');
  await operator.post('/admin/data-sets/nsf/run');
  await vi.waitFor(async () => expect(await lastRun('complete')).toMatchObject({ since: '2026-01-03' }));
  expect(replay.requests.at(-1)!.query.get('dateStart')).toBe('01/03/2026');
});

test('[DATA-18] one run of a source at a time; it can be cancelled and begun again', async () => {
  answer = () => ({ isSilent: true });
  const first = await operator.post('/admin/data-sets/nsf/run');
  await lastRun('running');
  expect((await operator.post('/admin/data-sets/nsf/run')).body.runId).toBe(first.body.runId);
  expect(await operator.post('/admin/data-sets/nsf/cancel')).toMatchObject({
    status: 200,
    body: { state: 'cancelled' },
  });
  expect((await operator.post('/admin/data-sets/nsf/cancel')).status).toBe(409);
  answer = () => awards('1');
  now = new Date('2026-01-05T13:00:00Z');
  await operator.post('/admin/data-sets/nsf/run');
  expect(await lastRun('complete')).toMatchObject({ counts: { added: 1 } });
});

test('[DATA-18] of many runs of a source the latest fifty are kept, and those of others', async () => {
  const runs = dataSetRepository(app.database);
  const ended = async (source: string, at: number) => {
    const row = await runs.transaction((tx) => runs.create(source, new Date(at), tx));
    await runs.change(row!.id, { state: 'complete' });
  };
  await ended('sbir', 0);
  for (let at = 1; at <= 60; at += 1) await ended('nsf', at);
  const rows = await app.database.db.select().from(importRun);
  expect(rows.filter(({ source }) => source === 'sbir')).toHaveLength(1);
  const kept = rows.filter(({ source }) => source === 'nsf').map(({ createdAt }) => createdAt.getTime());
  expect(kept.sort((a, b) => a - b)).toEqual(Array.from({ length: 51 }, (_, index) => 10 + index));
});

test('[DATA-18] what cannot be fetched is refused with the reason', async () => {
  expect((await operator.post('/admin/data-sets/nobody/run')).status).toBe(404);
  expect(await operator.post('/admin/data-sets/patentsview/run')).toMatchObject({
    status: 409,
    body: { message: 'PatentsView needs a key of its own: set PATENTSVIEW_API_KEY.' },
  });
  expect(await sourceNamed('patentsview')).toMatchObject({ missing: expect.stringContaining('PATENTSVIEW_API_KEY') });
  for (const schedule of ['daily', '0 0 31 2 *'])
    expect(await operator.put('/admin/data-sets/nsf/schedule', { schedule })).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', details: { schedule: [expect.stringContaining('cron')] } },
    });
});

test('[DATA-18] what is due is started once and moved on; without a schedule nothing is', async () => {
  const deps = serviceWith('off');
  await operator.put('/admin/data-sets/nsf/schedule', { schedule: '0 4 * * *' });
  await deps.startDue();
  expect((await sourceNamed('nsf')).lastRun).toBeNull();
  now = new Date('2026-01-06T04:01:00Z');
  await Promise.all([deps.startDue(), deps.startDue()]);
  await lastRun('complete');
  expect(await sourceNamed('nsf')).toMatchObject({ nextRunAt: '2026-01-07T04:00:00.000Z' });
  expect((await app.database.pool.query('select count(*)::int as runs from import_run')).rows).toEqual([{ runs: 1 }]);
  await operator.put('/admin/data-sets/nsf/schedule', { schedule: null });
  expect(await dataSetRepository(app.database).due(new Date('2030-01-01'))).toEqual([]);
});

test('[DATA-18] the configured schedule holds for sources without their own, and goes with it', async () => {
  await operator.put('/admin/data-sets/nsf/schedule', { schedule: '0 4 * * *' });
  const schedules = async () =>
    Object.fromEntries((await dataSetRepository(app.database).schedules()).map(({ source, cron }) => [source, cron]));
  await serviceWith('30 2 * * 0').applyDefaultSchedule();
  expect(await schedules()).toMatchObject({ nsf: '0 4 * * *', sbir: '30 2 * * 0', crossref: '30 2 * * 0' });
  expect(await schedules()).not.toHaveProperty('patentsview');
  await serviceWith('off').applyDefaultSchedule();
  expect(await schedules()).toMatchObject({ nsf: '0 4 * * *', sbir: null });
});

test('[DATA-15] removed sample data does not come back', async () => {
  const half = new AbortController();
  const loading = loadSample(app.index, { signal: half.signal, onProgress: () => half.abort(new Error('enough')) });
  await expect(loading).rejects.toThrow('enough');
  const answered = await operator.delete('/admin/sample-data');
  expect(answered).toMatchObject({ status: 200, body: { deleted: 500 } });
  expect(await loadSample(app.index)).toEqual({ added: 0, changed: 0, unchanged: 0 });
  expect((await app.index.stats()).every(({ count }) => count === 0)).toBe(true);
});

test('[DATA-15] sample data removed while it loads is gone in the end', async () => {
  let removing: Promise<number> | undefined;
  await loadSample(app.index, {
    onProgress: () => {
      removing ??= removeSample(app.index, []);
    },
  });
  await removing;
  expect((await app.index.stats()).every(({ sampleCount }) => sampleCount === 0)).toBe(true);
});

test('[DATA-18] an import that changed something says so to who subscribed, and to open windows; one that did not is quiet', async () => {
  const stream = await listen(operator);
  const waiting = async () => {
    const { rows } = await app.database.pool.query(
      `select data -> 'input' -> 'payload' as payload from pgboss.job where name = 'saved-searches.check-after-import'`,
    );
    return rows.map(({ payload }) => payload);
  };
  const { runId } = (await operator.post('/admin/data-sets/nsf/run')).body;
  await lastRun('complete');
  const at = '2026-01-05T12:00:00.000Z';
  const happened = { runId, source: 'nsf', engines: ['awards'], from: at, until: at };
  expect(await waiting()).toEqual([happened]);
  await vi.waitFor(() => expect(stream.changes()).toEqual([{ kind: 'records', engines: ['awards'] }]));
  now = new Date('2026-01-05T13:00:00Z');
  await operator.post('/admin/data-sets/nsf/run');
  await vi.waitFor(async () => expect((await lastRun('complete')).runId).not.toBe(runId));
  expect(await waiting()).toEqual([happened]);
  await stream.leave();
});

test('[ADM-02] who fetched a source, stopped it, set when it is fetched and removed the sample data stands in the audit log; so does the schedule’s own', async () => {
  // What is answered may have ended before it is stopped.
  answer = () => ({ isSilent: true });
  await operator.put('/admin/data-sets/nsf/schedule', { schedule: '0 3 * * *' });
  await operator.post('/admin/data-sets/nsf/run');
  await operator.post('/admin/data-sets/nsf/cancel');
  const { items: runs } = (await operator.get('/admin/data-sets/nsf/runs')).body;
  expect(runs.map(({ source, state }: Record<string, unknown>) => [source, state])).toEqual([['nsf', 'cancelled']]);
  await operator.delete('/admin/sample-data');
  now = new Date('2026-01-06T03:00:30Z');
  await serviceWith('off').startDue();
  const { items } = (await operator.get('/admin/audit-log')).body;
  const told = items.map(({ actor, action, target, details }: Record<string, unknown>) => [
    actor !== null,
    action,
    target,
    details,
  ]);
  expect(told).toEqual(
    expect.arrayContaining([
      [true, 'source.schedule', 'nsf', { from: 'never', to: '0 3 * * *' }],
      [true, 'source.import', 'nsf', {}],
      [true, 'source.cancel', 'nsf', {}],
      [true, 'sample.delete', null, { records: '0' }],
      [false, 'source.import', 'nsf', { by: 'schedule' }],
    ]),
  );
});

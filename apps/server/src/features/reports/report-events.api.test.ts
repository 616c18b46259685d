import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { listen } from '../../../test/stream.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run } from './generate-report.worker.ts';
import { tellReportCompleted } from './reports.handlers.ts';
import { generateReportJob } from './reports.jobs.ts';
import { tellCompleted } from './tell-report-ended.worker.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

async function create(by = owner, of = projectId): Promise<string> {
  const { status, body } = await by.post('/reports/commercialization', { projectId: of });
  expect([status, body]).toEqual([202, body]);
  return body.reportId;
}

type Told = { title: string; message: string; forwardUrl: string; projectId: string };
const told = async (who: Visitor, reportId: string): Promise<Told[]> =>
  (await who.get('/notifications')).body.items.filter(({ forwardUrl = '' }: Told) => forwardUrl.endsWith(reportId));

const until = (assertion: () => unknown) => vi.waitFor(assertion, { interval: 50 });

test('[RPT-05] [NTF-04] a finished report tells who asked for it, and their open windows of each step', async () => {
  const stream = await listen(owner);
  const id = await create();
  await until(() => expect(stream.titles()).toEqual(['Your report is ready']));
  const [notification] = await told(owner, id);
  const { title } = (await owner.get(`/projects/${projectId}`)).body;
  expect(notification).toMatchObject({ message: title, forwardUrl: `/reports/commercialization/${id}`, projectId });
  const steps = stream.changes().filter((change) => change.id === id);
  expect(steps.length).toBeGreaterThan(3);
  expect(steps).toEqual(
    steps.map(() => ({ kind: 'report', id, projectId, now: expect.objectContaining({ reportId: id }) })),
  );
  // The same row that the list has.
  const { items } = (await owner.get(`/reports?projectId=${projectId}`)).body;
  expect(steps.at(-1)?.now).toEqual(items[0]);
  expect(items[0]).toMatchObject({ status: 'complete', progress: 100 });
  await stream.leave();
});

test('[RPT-05] a member who asked is told, and everyone in the project sees it come; not who has left by then', async () => {
  const shared = await newProject(owner, 'A membrane for fuel cells that lasts longer.');
  const { visitor: editor, userId } = await joined(app, owner, shared, 'editor');
  const stranger = await app.signedUp();
  const [ofOwner, ofStranger] = await Promise.all([listen(owner), listen(stranger)]);
  const id = await create(editor, shared);
  await until(async () => expect(await told(editor, id)).toHaveLength(1));
  expect(await told(owner, id)).toEqual([]);
  await until(() => expect(ofOwner.changes().map((change) => change.id)).toContain(id));
  expect(ofStranger.events).toHaveLength(1);
  await Promise.all([ofOwner.leave(), ofStranger.leave()]);

  await owner.delete(`/projects/${shared}/collaborators/${userId}`);
  const occurrence = { eventId: crypto.randomUUID(), payload: { reportId: id, projectId: shared, userId } };
  await tellCompleted(occurrence, null, dependenciesOf(app.server.jobs, tellReportCompleted.job));
  expect(await told(editor, id)).toHaveLength(1);
});

test('[RPT-05] what is handled again is told once', async () => {
  const id = await create();
  await until(async () => expect(await told(owner, id)).toHaveLength(1));
  const { id: userId } = (await owner.get('/auth/session')).body.user;
  const deps = dependenciesOf(app.server.jobs, tellReportCompleted.job);
  const occurrence = { eventId: crypto.randomUUID(), payload: { reportId: id, projectId, userId } };
  await tellCompleted(occurrence, null, deps);
  await tellCompleted(occurrence, null, deps);
  expect(await told(owner, id)).toHaveLength(2);
});

test('[RPT-05] a report that fails tells so; one that was cancelled meanwhile tells nothing', async () => {
  const web = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro', ROLE: 'web' } });
  try {
    const who = await web.signedUp();
    const of = await newProject(who);
    const [failing, cancelled] = [await create(who, of), await create(who, of)];
    await who.post(`/reports/commercialization/${cancelled}/cancel`);
    const writer = { label: 'x', write: () => Promise.reject(new Error('no')) };
    const deps = { ...dependenciesOf(web.server.jobs, generateReportJob), writer };
    const job = { signal: new AbortController().signal, isLastAttempt: true };
    await expect(run({ reportId: failing }, job, deps)).rejects.toThrow('no');
    await run({ reportId: cancelled }, job, deps);
    const { rows } = await web.database.pool.query(
      `select name, data -> 'input' -> 'payload' ->> 'reportId' as id from pgboss.job where name like 'reports.tell-%'`,
    );
    expect(rows).toEqual([{ name: 'reports.tell-failed', id: failing }]);
  } finally {
    await web.close();
  }
});

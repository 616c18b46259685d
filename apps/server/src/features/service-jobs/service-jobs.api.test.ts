import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { createLog } from '../../platform/log/log.ts';
import { prometheusMetrics } from '../../platform/metrics/prometheus-metrics.ts';
import { report } from '../reports/reports.table.ts';

const metrics = prometheusMetrics(createLog('error'));
let app: TestApp;
let service: Visitor;
let other: Visitor;
beforeAll(async () => {
  // No worker: what is asked for waits, and the test does by hand what a worker would have done.
  app = await openTestApp({ metrics, records: sampleRecords(), env: { ROLE: 'web', DEFAULT_PLAN: 'pro' } });
  service = await app.signedUp();
  other = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const JOB = 'reports.generate';
const of = (body: { counts: { job: string }[] }) => body.counts.find(({ job }) => job === JOB);

describe('[ADM-03] the service’s view of jobs', () => {
  test('is for the service alone; to others there is none', async () => {
    for (const answer of [
      await other.get('/service/jobs'),
      await other.post(`/service/jobs/${crypto.randomUUID()}/retry`),
      await other.get('/expert-checks'),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect((await app.visitor().get('/service/jobs')).status).toBe(401);
  });

  test('counts what waits, shows what runs with its progress, and what failed with its reason until it is tried again', async () => {
    const projectId = await newProject(service);
    const { reportId } = (await service.post('/reports/commercialization', { projectId })).body;
    const { body: waiting } = await service.get('/service/jobs');
    expect(of(waiting)).toEqual({ job: JOB, waiting: 1, running: 0, failed: 0 });
    expect(waiting.health).toMatchObject({ waitingChanges: 0, modelSpend: null });
    expect(waiting.health).toMatchObject({ problem: null, version: expect.any(String) });
    expect(waiting.health.oldestWaitSeconds).toBeGreaterThanOrEqual(0);

    const [{ jobId }] = (await app.database.db
      .update(report)
      .set({ progress: 40, status: 'running' })
      .where(eq(report.id, reportId))
      .returning({ jobId: report.jobId })) as [{ jobId: string }];
    const set = (values: string) => app.database.pool.query(`update pgboss.job set ${values} where id = $1`, [jobId]);
    await set(`state = 'active', started_on = now()`);
    const { body: running } = await service.get('/service/jobs');
    expect(of(running)).toMatchObject({ waiting: 0, running: 1 });
    expect(running.running).toMatchObject([{ id: jobId, job: JOB, attempt: 1, progress: 40 }]);
    expect(JSON.stringify(running)).not.toContain(reportId);

    // The queue leaves a job so that failed more often than it may.
    await set(`state = 'failed'`);
    await app.database.pool.query(
      `insert into pgboss.job (name, data, source_name, source_id, source_output)
       select 'parked', data, name, id, '{"message": "The disk is full"}'::jsonb from pgboss.job where id = $1`,
      [jobId],
    );
    // Another that failed before it, of another kind.
    await app.database.pool.query(
      `insert into pgboss.job (name, data, source_name, source_id, source_output, created_on)
       values ('parked', '{}', 'data-sets.import', $1, '{"message": "No answer"}', now() - interval '1 day')`,
      [crypto.randomUUID()],
    );
    const { body: failed } = await service.get('/service/jobs');
    expect(of(failed)).toMatchObject({ running: 0, failed: 1 });
    expect(failed.failed).toMatchObject([
      { job: JOB, error: 'The disk is full' },
      { job: 'data-sets.import', error: 'No answer' },
    ]);

    for (const job of [JOB, 'data-sets.import'])
      expect((await metrics.read!()).text).toContain(`groundwork_jobs{job="${job}",state="failed"} 1\n`);

    const [{ id }] = failed.failed;
    expect((await service.post(`/service/jobs/${id}/retry`)).status).toBe(200);
    const { body: again } = await service.get('/service/jobs');
    expect(of(again)).toMatchObject({ waiting: 1, failed: 0 });
    expect((await service.post(`/service/jobs/${id}/retry`)).status).toBe(409);
  });
});

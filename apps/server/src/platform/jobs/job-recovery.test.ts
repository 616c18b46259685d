import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startChild } from '../../../test/child.ts';
import { sharedStore } from '../../../test/shared-store.ts';
import type { Database } from '../db/database.ts';
import { createJobQueue } from './boss-job-queue.ts';
import { bindJob, defineJob, type JobContext } from './job.ts';

async function startQueue(database: Database, run: (context: JobContext) => void) {
  const job = defineJob({
    name: 'test.resume',
    input: z.object({ name: z.string() }),
    concurrency: 1,
    retryLimit: 0,
    expireInSeconds: 600,
    load: async () => ({ run: async (_input: { name: string }, context: JobContext) => run(context) }),
  });
  const queue = createJobQueue(database, { onError: () => undefined });
  onTestFinished(() => queue.stop({ graceMs: 0 }));
  await queue.start([bindJob(job, {})]);
  return queue;
}

/** A process killed long ago: on PostgreSQL its jobs are taken over only when it has been silent for a while. */
const longAgo = (database: Database) =>
  database.pool.query(`UPDATE pgboss.job SET heartbeat_on = now() - interval '1 hour' WHERE state = 'active'`);

test('[OPS-04] [RPT-05] a job whose process was killed runs again after the restart, at no cost', async () => {
  const { args, open } = await sharedStore();
  const child = startChild('run-endless-job.ts', ...args);
  const jobId = await child.nextLine();
  await child.kill();
  const database = await open();
  await longAgo(database);
  const resumed = Promise.withResolvers<JobContext>();
  await startQueue(database, resumed.resolve);
  expect(await resumed.promise).toMatchObject({ jobId, attempt: 1, isLastAttempt: true });
});

test('a job that kills its process again and again is parked in the end', async () => {
  const { args, open } = await sharedStore();
  const child = startChild('run-endless-job.ts', ...args);
  const jobId = await child.nextLine();
  await child.kill();
  const database = await open();
  await database.pool.query(`UPDATE pgboss.job SET output = '{"interruptions": 5}' WHERE id = $1`, [jobId]);
  await longAgo(database);
  const queue = await startQueue(database, () => undefined);
  expect(await queue.listParked()).toMatchObject([
    { job: 'test.resume', error: expect.stringContaining('ended 5 times') },
  ]);
});

import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { startChild } from '../../../test/child.ts';
import { openTestDatabase, testDumpFile, testServerUrl } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createJobQueue } from './boss-job-queue.ts';
import { bindJob, defineJob, type JobContext } from './job.ts';

/** A store that a child process can use as well: where it is, and how to open it once the child is gone. */
async function sharedStore(): Promise<{ args: string[]; open: () => Promise<Database> }> {
  if (testServerUrl) {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query('SELECT current_database() AS name');
    const url = new URL(testServerUrl);
    url.pathname = `/${rows[0].name}`;
    return { args: ['postgres', url.href], open: async () => database };
  }
  const dir = join(temporaryFolder(), 'data');
  await (await openDatabase({ dir, dumpFile: await testDumpFile() })).close();
  const open = async () => {
    const database = await openDatabase({ dir });
    onTestFinished(() => database.close());
    return database;
  };
  return { args: ['embedded', dir], open };
}

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

test('[RPT-05] a job whose process was killed runs again after the restart, at no cost', async () => {
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

// Enqueues a job that never ends, and prints a line when it runs. Arguments: kind of store, folder or URL.
import { z } from 'zod';
import { migrate, openDatabase } from '../../src/platform/db/database.ts';
import { createJobQueue } from '../../src/platform/jobs/boss-job-queue.ts';
import { bindJob, defineJob } from '../../src/platform/jobs/job.ts';

const [kind, place] = process.argv.slice(2);
const database = await openDatabase(kind === 'postgres' ? { url: place } : { dir: place });
await migrate(database);

const endless = defineJob({
  name: 'test.resume',
  input: z.object({ name: z.string() }),
  concurrency: 1,
  retryLimit: 0,
  expireInSeconds: 600,
  load: async () => ({
    run: async (_input, { jobId }) => {
      console.log(jobId);
      await new Promise(() => undefined);
    },
  }),
});
const queue = createJobQueue(database);
await queue.start([bindJob(endless, {})]);
await queue.enqueue(endless, { name: 'survivor' });

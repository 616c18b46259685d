import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ImportSourceDependencies } from './import-source.worker.ts';
import type { StartDueDependencies } from './start-due.worker.ts';

/** Fetches one source. A day is not enough for the largest: then the next attempt goes on behind what was stored. */
export const importSourceJob = defineJob<z.ZodObject<{ runId: z.ZodUUID }>, ImportSourceDependencies>({
  name: 'data-sets.import',
  input: z.object({ runId: z.uuid() }),
  concurrency: 2,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 22 * 3600,
  load: () => import('./import-source.worker.ts'),
});

/** Starts the sources whose time has come. */
export const startDueImportsJob = defineJob<z.ZodObject, StartDueDependencies>({
  name: 'data-sets.start-due',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 0,
  expireInSeconds: 60,
  cron: '*/5 * * * *',
  load: () => import('./start-due.worker.ts'),
});

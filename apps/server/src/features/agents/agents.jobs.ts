import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { AnnounceClosingDependencies } from './announce-closing.worker.ts';
import type { RunAgentsDependencies } from './run-agents.worker.ts';

/** Every ten minutes, after an import, and when somebody asks: what has changed is looked through, and told where it is time. */
export const runAgentsJob = defineJob<z.ZodObject, RunAgentsDependencies>({
  name: 'agents.run',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 30,
  expireInSeconds: 2 * 3600,
  cron: '*/10 * * * *',
  load: () => import('./run-agents.worker.ts'),
});

/** Says ahead of time which saved opportunities close. */
export const announceClosingJob = defineJob<z.ZodObject, AnnounceClosingDependencies>({
  name: 'agents.announce-closing',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 1800,
  cron: '23 * * * *',
  load: () => import('./announce-closing.worker.ts'),
});

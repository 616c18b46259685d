import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { RemoveAccountsDependencies } from './remove-accounts.worker.ts';

/** Removes accounts whose grace is over, and what is counted of old sign-ins. */
export const removeAccountsJob = defineJob<z.ZodObject, RemoveAccountsDependencies>({
  name: 'settings.remove-accounts',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 60,
  expireInSeconds: 30 * 60,
  cron: '41 * * * *',
  load: () => import('./remove-accounts.worker.ts'),
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { CheckSavedSearchesDependencies } from './check-saved-searches.worker.ts';
import type { SendAlertMailDependencies } from './send-alert-mail.worker.ts';

/** Looks for records that are new to the saved searches whose time has come. */
export const checkSavedSearchesJob = defineJob<z.ZodObject, CheckSavedSearchesDependencies>({
  name: 'saved-searches.check',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 50 * 60,
  cron: '7 * * * *',
  load: () => import('./check-saved-searches.worker.ts'),
});

/** Mails one person all alerts that wait. A mail server that is away for hours is waited for. */
export const sendAlertMailJob = defineJob<z.ZodObject<{ userId: z.ZodString }>, SendAlertMailDependencies>({
  name: 'saved-searches.send-mail',
  input: z.object({ userId: z.string() }),
  concurrency: 4,
  retryLimit: 8,
  retryDelaySeconds: 60,
  expireInSeconds: 5 * 60,
  load: () => import('./send-alert-mail.worker.ts'),
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import { AuthMail } from './auth-mail.ts';
import type { PurgeExpiredDependencies } from './purge-expired.worker.ts';
import type { SendAuthMailDependencies } from './send-auth-mail.worker.ts';

/** The links are made when the mail is sent: no secret waits in the queue. */
export const sendAuthMailJob = defineJob<typeof AuthMail, SendAuthMailDependencies>({
  name: 'auth.send-mail',
  input: AuthMail,
  concurrency: 4,
  retryLimit: 5,
  retryDelaySeconds: 20,
  expireInSeconds: 5 * 60,
  load: () => import('./send-auth-mail.worker.ts'),
});

/** Removes what is left of sessions and verifications that have expired. */
export const purgeExpiredJob = defineJob<z.ZodObject, PurgeExpiredDependencies>({
  name: 'auth.purge-expired',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  cron: '17 3 * * *',
  load: () => import('./purge-expired.worker.ts'),
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { SendDueMailsDependencies } from './send-due-mails.worker.ts';
import type { SendNotificationMailDependencies } from './send-notification-mail.worker.ts';

const Input = z.object({ userId: z.string(), way: z.enum(['mail', 'digest']) });

/** Mails one person what waits. A mail server that is away for hours is waited for. */
export const sendNotificationMailJob = defineJob<typeof Input, SendNotificationMailDependencies>({
  name: 'notifications.send-mail',
  input: Input,
  concurrency: 4,
  retryLimit: 8,
  retryDelaySeconds: 60,
  expireInSeconds: 5 * 60,
  load: () => import('./send-notification-mail.worker.ts'),
});

/** The digests whose hour has come, anywhere in the world, and what was left by a process that was killed. */
export const sendDueMailsJob = defineJob<z.ZodObject, SendDueMailsDependencies>({
  name: 'notifications.send-due-mails',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 1,
  retryDelaySeconds: 60,
  expireInSeconds: 10 * 60,
  // Some clocks are half an hour or a quarter apart from the others.
  cron: '*/15 * * * *',
  load: () => import('./send-due-mails.worker.ts'),
});

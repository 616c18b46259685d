import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { SendAuthMailDependencies } from './send-auth-mail.worker.ts';

/** `email`: whom it goes to. Whether that address has an account is looked up by the job, which nobody waits for. */
export const AuthMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset'), email: z.string() }),
  z.object({ kind: z.literal('verify'), email: z.string() }),
  z.object({ kind: z.literal('change-email'), email: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('email-changed'), email: z.string(), newEmail: z.string() }),
]);
export type AuthMail = z.infer<typeof AuthMail>;

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

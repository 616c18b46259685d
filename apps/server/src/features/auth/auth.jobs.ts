import { defineJob } from '../../platform/jobs/job.ts';
import { AuthMail } from './auth-mail.ts';
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

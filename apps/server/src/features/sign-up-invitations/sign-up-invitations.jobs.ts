import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { SendInvitationDependencies } from './send-invitation.worker.ts';

const Input = z.object({ email: z.string() });

export const sendInvitationJob = defineJob<typeof Input, SendInvitationDependencies>({
  name: 'sign-up-invitations.send',
  input: Input,
  concurrency: 4,
  retryLimit: 5,
  retryDelaySeconds: 20,
  expireInSeconds: 5 * 60,
  load: () => import('./send-invitation.worker.ts'),
});

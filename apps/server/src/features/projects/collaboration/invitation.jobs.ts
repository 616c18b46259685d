import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';
import type { SendInvitationDependencies } from './send-invitation.worker.ts';

const Input = z.object({ invitationId: z.uuid() });

/** Tells who is invited: whoever invites waits the same, whether the address has an account or not. The link is made then. */
export const sendInvitationJob = defineJob<typeof Input, SendInvitationDependencies>({
  name: 'projects.send-invitation',
  input: Input,
  concurrency: 4,
  retryLimit: 8,
  retryDelaySeconds: 20,
  expireInSeconds: 5 * 60,
  load: () => import('./send-invitation.worker.ts'),
});

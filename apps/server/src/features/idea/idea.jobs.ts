import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { JudgeIdeaDependencies } from './judge-idea.worker.ts';

/** Has the language model hold records against the statements of a project's idea. */
export const judgeIdeaJob = defineJob<z.ZodObject<{ projectId: z.ZodUUID }>, JudgeIdeaDependencies>({
  name: 'idea.judge',
  input: z.object({ projectId: z.uuid() }),
  concurrency: 1,
  retryLimit: 1,
  expireInSeconds: 3600,
  load: () => import('./judge-idea.worker.ts'),
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ReadWithModelDependencies } from './read-with-model.worker.ts';

/** Has the language model read a project, and the records that the program is unsure of. */
export const readWithModelJob = defineJob<z.ZodObject<{ projectId: z.ZodUUID }>, ReadWithModelDependencies>({
  name: 'relevance.read-with-model',
  input: z.object({ projectId: z.uuid() }),
  concurrency: 1,
  retryLimit: 1,
  expireInSeconds: 3600,
  load: () => import('./read-with-model.worker.ts'),
});

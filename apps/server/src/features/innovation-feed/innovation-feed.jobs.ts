import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { FindItemsDependencies } from './find-items.worker.ts';
import type { LookForNewDependencies } from './look-for-new.worker.ts';

const OfProject = z.object({ projectId: z.uuid(), isScheduled: z.boolean().default(false) });

/** Looks for items of one project's feed. */
export const findItemsJob = defineJob<typeof OfProject, FindItemsDependencies>({
  name: 'innovation-feed.find-items',
  input: OfProject,
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 600,
  load: () => import('./find-items.worker.ts'),
});

/** Every day, and after an import: each feed that somebody has opened. */
export const lookForNewJob = defineJob<z.ZodObject, LookForNewDependencies>({
  name: 'innovation-feed.look-for-new',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 1800,
  cron: '41 4 * * *',
  load: () => import('./look-for-new.worker.ts'),
});

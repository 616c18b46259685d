import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ClearImportsDependencies } from './clear-imports.worker.ts';
import type { ImportProjectDependencies } from './import-project.worker.ts';

/** Makes a project of an archive. */
export const importProjectJob = defineJob<z.ZodObject<{ importId: z.ZodUUID }>, ImportProjectDependencies>({
  name: 'project-archive.import',
  input: z.object({ importId: z.uuid() }),
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 60 * 60,
  load: () => import('./import-project.worker.ts'),
});

/** Clears imports away that were begun and never started, and those that are long over. */
export const clearImportsJob = defineJob<z.ZodObject, ClearImportsDependencies>({
  name: 'project-archive.clear-imports',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  cron: '29 * * * *',
  load: () => import('./clear-imports.worker.ts'),
});

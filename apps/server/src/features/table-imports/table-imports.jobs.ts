import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ClearImportsDependencies } from './clear-imports.worker.ts';
import type { ImportTableDependencies } from './import-table.worker.ts';
import type { UndoImportDependencies } from './undo-import.worker.ts';

const input = z.object({ importId: z.uuid() });

/** Imports a file that has arrived; killed, the next attempt goes on behind what was stored. */
export const importTableJob = defineJob<typeof input, ImportTableDependencies>({
  name: 'table-imports.import',
  input,
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 10,
  expireInSeconds: 12 * 3600,
  load: () => import('./import-table.worker.ts'),
});

export const undoImportJob = defineJob<typeof input, UndoImportDependencies>({
  name: 'table-imports.undo',
  input,
  concurrency: 1,
  retryLimit: 3,
  retryDelaySeconds: 10,
  expireInSeconds: 12 * 3600,
  load: () => import('./undo-import.worker.ts'),
});

/** Clears files away that were never imported, and what cannot be undone any more. */
export const clearImportsJob = defineJob<z.ZodObject, ClearImportsDependencies>({
  name: 'table-imports.clear',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 1,
  expireInSeconds: 3600,
  cron: '35 3 * * *',
  load: () => import('./clear-imports.worker.ts'),
});

import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ClearImportsDependencies } from './clear-imports.worker.ts';
import type { RefreshFileDependencies } from './followed-files/refresh-file.worker.ts';
import type { StartDueFilesDependencies } from './followed-files/start-due-files.worker.ts';
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

/** Looks whether a file that is kept fresh has anything new. */
export const refreshFileJob = defineJob<z.ZodObject<{ followedId: z.ZodUUID }>, RefreshFileDependencies>({
  name: 'table-imports.refresh',
  input: z.object({ followedId: z.uuid() }),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 300,
  expireInSeconds: 3600,
  load: () => import('./followed-files/refresh-file.worker.ts'),
});

/** Looks at the files whose time has come. */
export const startDueFilesJob = defineJob<z.ZodObject, StartDueFilesDependencies>({
  name: 'table-imports.start-due',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 0,
  expireInSeconds: 60,
  cron: '*/10 * * * *',
  load: () => import('./followed-files/start-due-files.worker.ts'),
});

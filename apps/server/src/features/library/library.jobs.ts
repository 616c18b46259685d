import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ClearUploadsDependencies } from './clear-uploads.worker.ts';
import type { ExtractFileDependencies } from './extract-file.worker.ts';
import type { RemoveStoredDependencies } from './remove-stored.worker.ts';
import type { WriteSearchTextsDependencies } from './write-search-texts.worker.ts';

/** Reads the text of a registered file. */
export const extractFileJob = defineJob<z.ZodObject<{ fileId: z.ZodUUID }>, ExtractFileDependencies>({
  name: 'library.extract',
  input: z.object({ fileId: z.uuid() }),
  concurrency: 2,
  retryLimit: 2,
  expireInSeconds: 180,
  load: () => import('./extract-file.worker.ts'),
});

const StoredUpload = z.object({ key: z.string(), transferId: z.string(), size: z.number() });

/** Removes the bytes of deleted files from the storage. */
export const removeStoredJob = defineJob<
  z.ZodObject<{ uploads: z.ZodArray<typeof StoredUpload> }>,
  RemoveStoredDependencies
>({
  name: 'library.remove-stored',
  input: z.object({ uploads: z.array(StoredUpload) }),
  concurrency: 1,
  retryLimit: 8,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  load: () => import('./remove-stored.worker.ts'),
});

/** Clears uploads away that were begun and never registered. */
export const clearUploadsJob = defineJob<z.ZodObject, ClearUploadsDependencies>({
  name: 'library.clear-uploads',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 600,
  cron: '23 * * * *',
  load: () => import('./clear-uploads.worker.ts'),
});

/** Writes the texts of files for searching that were read before there was such a thing. */
export const writeSearchTextsJob = defineJob<z.ZodObject, WriteSearchTextsDependencies>({
  name: 'library.write-search-texts',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  retryDelaySeconds: 60,
  expireInSeconds: 3_600,
  cron: '41 * * * *',
  load: () => import('./write-search-texts.worker.ts'),
});

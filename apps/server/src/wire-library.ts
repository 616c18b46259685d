import type { ClearUploadsDependencies } from './features/library/clear-uploads.worker.ts';
import type { ExtractFileDependencies } from './features/library/extract-file.worker.ts';
import { extractionRepository } from './features/library/extraction.repository.ts';
import { fileRepository } from './features/library/files.repository.ts';
import { folderRepository } from './features/library/folders.repository.ts';
import { folderService } from './features/library/folders.service.ts';
import {
  CLEAR_UPLOADS_CRON,
  clearUploadsJob,
  extractFileJob,
  removeStoredJob,
} from './features/library/library.jobs.ts';
import { libraryRoutes } from './features/library/library.routes.ts';
import { libraryService } from './features/library/library.service.ts';
import { librarySearchRepository } from './features/library/library-search.repository.ts';
import { removeLater } from './features/library/remove-later.ts';
import type { RemoveStoredDependencies } from './features/library/remove-stored.worker.ts';
import { templateService } from './features/library/templates.service.ts';
import { uploadService } from './features/library/uploads.service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database, Transaction } from './platform/db/database.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { Log } from './platform/log/log.ts';
import { openStorage } from './platform/storage/open-storage.ts';

type Options = { config: Config; database: Database; jobs: JobQueue; clock: Clock; log: Log };

export type LibraryJobDependencies = ExtractFileDependencies & ClearUploadsDependencies & RemoveStoredDependencies;

/** People's files: where their bytes are, and all that is done with them. */
export function wireLibrary({ config, database, jobs, clock, log }: Options) {
  const { storage, receiver } = openStorage(config, clock, log);
  const files = fileRepository(database);
  const extractions = extractionRepository(database);
  const folders = folderService({ folders: folderRepository(database), files, jobs });
  const service = libraryService({ files, folders, texts: librarySearchRepository(database), storage, jobs });
  return {
    files: service,
    routes: libraryRoutes({
      folders,
      uploads: uploadService({ files, folders, storage, jobs, clock }),
      files: service,
      templates: templateService(),
    }),
    /** What the HTTP surface needs of the storage. */
    http: { storageOrigin: storage.origin, ...(receiver && { receiver }) },
    /** Has the storage forget all files of these people, whose rows go in the same transaction. */
    forgetFilesOf: async (userIds: string[], tx: Transaction) =>
      removeLater(jobs, await extractions.filesOf(userIds, tx), tx),
    jobs: [extractFileJob, removeStoredJob, clearUploadsJob],
    jobDependencies: { extractions, storage },
    schedule: () => jobs.schedule(clearUploadsJob, CLEAR_UPLOADS_CRON, {}),
  };
}

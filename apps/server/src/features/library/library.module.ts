import type { Transaction } from '../../platform/db/database.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import { extractionRepository } from './extraction.repository.ts';
import { filePagesRepository } from './file-pages.repository.ts';
import { fileRepository } from './files.repository.ts';
import { folderRepository } from './folders.repository.ts';
import { folderService } from './folders.service.ts';
import { filesInArchive } from './library.archive.ts';
import { clearUploadsJob, extractFileJob, removeStoredJob, writeSearchTextsJob } from './library.jobs.ts';
import { libraryData } from './library.personal-data.ts';
import { libraryRoutes } from './library.routes.ts';
import { libraryService } from './library.service.ts';
import { fileUsage } from './library.usage.ts';
import { librarySearchRepository } from './library-search.repository.ts';
import { removeLater } from './remove-later.ts';
import { searchTextRepository } from './search-texts.repository.ts';
import { templateService } from './templates.service.ts';
import { uploadService } from './uploads.service.ts';

/** People's files: where their bytes are, and all that is done with them. */
export function libraryModule({
  database,
  storage,
  jobs,
  events,
  clock,
}: Pick<Ports, 'database' | 'storage' | 'jobs' | 'events' | 'clock'>) {
  const files = fileRepository(database);
  const extractions = extractionRepository(database);
  const folders = folderService({ folders: folderRepository(database), files, jobs });
  const service = libraryService({ files, folders, texts: librarySearchRepository(database), storage, jobs });
  return {
    service,
    routes: libraryRoutes({
      folders,
      uploads: uploadService({ files, folders, storage, jobs, clock }),
      files: service,
      templates: templateService(),
    }),
    jobs: [
      bindJob(extractFileJob, { extractions, storage, events }),
      bindJob(removeStoredJob, { storage }),
      bindJob(clearUploadsJob, { extractions, storage, clock }),
      bindJob(writeSearchTextsJob, { searchTexts: searchTextRepository(database) }),
    ],
    pages: filePagesRepository(database),
    personalData: libraryData(database),
    archive: filesInArchive({ database, storage, jobs }),
    usage: fileUsage,
    /** Has the storage forget all files of these people, whose rows go in the same transaction. */
    forgetFilesOf: async (userIds: string[], tx: Transaction) =>
      removeLater(jobs, await extractions.filesOf(userIds, tx), tx),
  };
}

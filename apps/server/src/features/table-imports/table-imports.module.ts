import type { RecordRef } from '../../catalogue/record.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import { openBucketReader } from '../../platform/storage/bucket-reader.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import { followedFileData } from './followed-files/followed-files.personal-data.ts';
import { followedFileRepository } from './followed-files/followed-files.repository.ts';
import { followedFileRoutes } from './followed-files/followed-files.routes.ts';
import { followedFileService } from './followed-files/followed-files.service.ts';
import { type ImportersOf, onlyImporters } from './importers.ts';
import {
  clearImportsJob,
  importTableJob,
  refreshFileJob,
  startDueFilesJob,
  undoImportJob,
} from './table-imports.jobs.ts';
import { tableImportRepository } from './table-imports.repository.ts';
import { tableImportRoutes } from './table-imports.routes.ts';
import { type Present, tableImportService } from './table-imports.service.ts';

type Needed = Pick<
  Ports,
  'config' | 'guarded' | 'database' | 'index' | 'encoder' | 'storage' | 'jobs' | 'events' | 'clock'
> & {
  audit: AuditLog;
  notifications: NotificationService;
  present: Present;
  cited(): Promise<RecordRef[]>;
  importersOf: ImportersOf;
};

export function tableImportsModule(needed: Needed) {
  const { config, guarded, database, index, encoder, storage, jobs, events, clock, audit, present, cited } = needed;
  const importersOf = onlyImporters(needed.importersOf);
  const imports = tableImportRepository(database);
  const followed = followedFileRepository(database);
  const fetcher = { client: guarded, bucket: openBucketReader(config) };
  const followedFiles = followedFileService({ followed, importersOf, jobs, audit, clock });
  const service = tableImportService({
    imports,
    followedFiles,
    fetcher,
    encoder,
    storage,
    jobs,
    audit,
    importersOf,
    present,
    clock,
  });
  const raiseNotification = needed.notifications.raise;
  const startImport = (importId: string, tx: Transaction) => jobs.enqueue(importTableJob, { importId }, { tx });
  const takeBack = (importId: string, tx: Transaction) => jobs.enqueue(undoImportJob, { importId }, { tx });
  return {
    routes: tableImportRoutes(service),
    followedFiles: { routes: followedFileRoutes(followedFiles) },
    jobs: [
      bindJob(importTableJob, { imports, followed, index, storage, takeBack, events, clock }),
      bindJob(undoImportJob, { imports, index, cited, clock }),
      bindJob(clearImportsJob, { imports, index, storage, clock }),
      bindJob(refreshFileJob, { followed, imports, index, fetcher, storage, startImport, raiseNotification, clock }),
      bindJob(startDueFilesJob, { followedFiles }),
    ],
    personalData: followedFileData(database),
  };
}

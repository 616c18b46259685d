import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ArchiveParts, Records } from './archive.parts.ts';
import type { ProjectImportRepository } from './project-imports.repository.ts';

export interface ImportProjectDependencies {
  projectImports: ProjectImportRepository;
  archiveParts: ArchiveParts;
  archiveRecords: Records;
  storage: Pick<ObjectStorage, 'read'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  audit: AuditLog;
  clock: Clock;
  canMail: boolean;
}

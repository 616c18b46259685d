import type { RecordRef } from '../../catalogue/record.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { clearImportsJob, importTableJob, undoImportJob } from './table-imports.jobs.ts';
import { tableImportRepository } from './table-imports.repository.ts';
import { tableImportRoutes } from './table-imports.routes.ts';
import { type Present, tableImportService } from './table-imports.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'encoder' | 'storage' | 'jobs' | 'events' | 'clock'> & {
  audit: AuditLog;
  present: Present;
  cited(): Promise<RecordRef[]>;
  importersOf: Parameters<typeof tableImportService>[0]['importersOf'];
};

export function tableImportsModule(needed: Needed) {
  const { database, index, encoder, storage, jobs, events, clock, audit, present, cited, importersOf } = needed;
  const imports = tableImportRepository(database);
  const service = tableImportService({ imports, encoder, storage, jobs, audit, importersOf, present, clock });
  return {
    routes: tableImportRoutes(service),
    jobs: [
      bindJob(importTableJob, { imports, index, storage, events, clock }),
      bindJob(undoImportJob, { imports, index, cited }),
      bindJob(clearImportsJob, { imports, index, storage, clock }),
    ],
  };
}

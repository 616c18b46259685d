import { renderDocument } from '../../evidence/render/render-document.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { BookmarkExportService } from '../bookmarks/bookmark-export.service.ts';
import type { BookmarkService } from '../bookmarks/bookmarks.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ArchiveParts } from './archive.parts.ts';
import { recordsOf } from './archived-records.ts';
import { clearImportsJob, importProjectJob } from './project-archive.jobs.ts';
import { projectArchiveRoutes } from './project-archive.routes.ts';
import { projectArchiveService } from './project-archive.service.ts';
import { projectImportData } from './project-imports.personal-data.ts';
import { projectImportRepository } from './project-imports.repository.ts';
import { projectImportService } from './project-imports.service.ts';

type Needed = Pick<Ports, 'version' | 'database' | 'index' | 'storage' | 'jobs' | 'mailer' | 'clock'> & {
  parts: ArchiveParts;
  projects: ProjectService;
  bookmarks: BookmarkService;
  bookmarkExports: BookmarkExportService;
  audit: AuditLog;
};

/** Projects as archives: what makes one file of each feature's part, and a project of a file. */
export function projectArchiveModule(ports: Needed) {
  const { version, database, index, storage, jobs, mailer, clock } = ports;
  const { parts, projects, bookmarks, bookmarkExports, audit } = ports;
  const archive = projectArchiveService({
    projects,
    parts,
    csvEntries: async (actor, projectId, signal) =>
      bookmarkExports.csvEntries(actor, (await bookmarks.refs(actor, projectId)).items, signal),
    render: renderDocument,
    audit,
    clock,
    version,
  });
  const imports = projectImportRepository(database);
  return {
    routes: projectArchiveRoutes(archive, projectImportService({ imports, projects, storage, jobs, clock })),
    jobs: [
      bindJob(importProjectJob, {
        projectImports: imports,
        archiveParts: parts,
        archiveRecords: recordsOf(index),
        storage,
        jobs,
        audit,
        clock,
        canMail: mailer !== null,
      }),
      bindJob(clearImportsJob, { projectImports: imports, jobs, clock }),
    ],
    personalData: projectImportData(database),
  };
}

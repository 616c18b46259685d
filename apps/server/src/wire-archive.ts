import { engineDeclaration } from './catalogue/engines/registry.ts';
import type { CatalogueIndex } from './catalogue/index/index.port.ts';
import { CatalogueRecord } from './catalogue/record.ts';
import { renderDocument } from './evidence/render/render-document.ts';
import type { AuditLog } from './features/audit/audit.service.ts';
import type { BookmarkExportService } from './features/bookmarks/bookmark-export.service.ts';
import { bookmarksInArchive } from './features/bookmarks/bookmarks.archive.ts';
import { bookmarkRepository } from './features/bookmarks/bookmarks.repository.ts';
import { filesInArchive } from './features/library/library.archive.ts';
import type { ArchiveParts, Records } from './features/project-archive/archive.parts.ts';
import type { ClearImportsDependencies } from './features/project-archive/clear-imports.worker.ts';
import type { ImportProjectDependencies } from './features/project-archive/import-project.worker.ts';
import {
  CLEAR_IMPORTS_CRON,
  clearImportsJob,
  importProjectJob,
} from './features/project-archive/project-archive.jobs.ts';
import { projectArchiveRoutes } from './features/project-archive/project-archive.routes.ts';
import { projectArchiveService } from './features/project-archive/project-archive.service.ts';
import { projectImportRepository } from './features/project-archive/project-imports.repository.ts';
import { projectImportService } from './features/project-archive/project-imports.service.ts';
import { projectsInArchive } from './features/projects/projects.archive.ts';
import type { ProjectService } from './features/projects/projects.service.ts';
import { profilesInArchive } from './features/relevance/relevance.archive.ts';
import { reportsInArchive } from './features/reports/reports.archive.ts';
import { savedSearchesInArchive } from './features/saved-searches/saved-searches.archive.ts';
import { searchTabsInArchive } from './features/search-tabs/search-tabs.archive.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';
import type { JobQueue } from './platform/jobs/job-queue.ts';
import type { ObjectStorage } from './platform/storage/storage.port.ts';
import { VERSION } from './version.ts';

type Options = {
  database: Database;
  index: CatalogueIndex;
  storage: ObjectStorage;
  jobs: JobQueue;
  projects: ProjectService;
  bookmarkExport: BookmarkExportService;
  audit: AuditLog;
  clock: Clock;
  canMail: boolean;
};

export type ArchiveJobDependencies = ImportProjectDependencies & ClearImportsDependencies;

/** Projects as archives: each feature's part, and what makes one file of them, and a project of a file. */
export function wireArchive(options: Options) {
  const { database, index, storage, jobs, projects, bookmarkExport, audit, clock, canMail } = options;
  const parts: ArchiveParts = {
    projects: projectsInArchive(database),
    tabs: searchTabsInArchive(database),
    profile: profilesInArchive(database),
    bookmarks: bookmarksInArchive(database),
    searches: savedSearchesInArchive(database),
    reports: reportsInArchive(database),
    files: filesInArchive({ database, storage, jobs }),
  };
  const bookmarks = bookmarkRepository(database);
  const archive = projectArchiveService({
    projects,
    parts,
    csvEntries: async (actor, projectId, signal) =>
      bookmarkExport.csvEntries(actor, await bookmarks.refs(actor, projectId), signal),
    render: renderDocument,
    audit,
    clock,
    version: VERSION,
  });
  const imports = projectImportRepository(database);
  return {
    routes: projectArchiveRoutes(archive, projectImportService({ imports, projects, storage, jobs, clock })),
    jobs: [importProjectJob, clearImportsJob],
    jobDependencies: {
      projectImports: imports,
      archiveParts: parts,
      archiveRecords: recordsOf(index),
      storage,
      jobs,
      audit,
      clock,
      canMail,
    } satisfies ArchiveJobDependencies,
    schedule: () => jobs.schedule(clearImportsJob, CLEAR_IMPORTS_CRON, {}),
  };
}

const recordsOf = (index: CatalogueIndex): Records => ({
  areThere: async (refs) => (await index.get(refs)).map((record) => record !== null),
  problemOf(record) {
    const engine = engineDeclaration(record.engine);
    if (!engine.isBookmarkable) return `${engine.label} cannot be bookmarked.`;
    const checked = CatalogueRecord.extend({ data: engine.data }).safeParse(record);
    const [issue] = checked.error?.issues ?? [];
    return issue ? `record.${issue.path.join('.')}: ${issue.message}` : null;
  },
});

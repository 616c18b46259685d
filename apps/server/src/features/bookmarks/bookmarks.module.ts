import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { bookmarkExportService } from './bookmark-export.service.ts';
import { bookmarksInArchive } from './bookmarks.archive.ts';
import { bookmarkData } from './bookmarks.personal-data.ts';
import { bookmarkRepository } from './bookmarks.repository.ts';
import { bookmarkRoutes } from './bookmarks.routes.ts';
import { bookmarkService } from './bookmarks.service.ts';
import { bookmarkUsage } from './bookmarks.usage.ts';

type Needed = Pick<Ports, 'appUrl' | 'version' | 'database' | 'clock'> & {
  catalogueOf: CatalogueOf;
  projects: ProjectService;
  history: HistoryService;
  audit: AuditLog;
};

export function bookmarksModule({ appUrl, version, database, catalogueOf, projects, history, audit, clock }: Needed) {
  const bookmarks = bookmarkRepository(database);
  const shared = { bookmarks, projects, catalogueOf, engineOf: engineDeclaration, clock };
  const service = bookmarkService({ ...shared, history });
  const exports = bookmarkExportService({ ...shared, audit, appUrl, version });
  return {
    service,
    exports,
    routes: bookmarkRoutes(service, exports),
    personalData: bookmarkData(database),
    archive: bookmarksInArchive(database),
    usage: bookmarkUsage,
    cited: bookmarks.cited,
  };
}

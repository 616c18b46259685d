import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { SearchService } from '../search/search.service.ts';
import { ownColumns } from '../table-imports/own-columns.access.ts';
import { searchExportRoutes } from './search-export.routes.ts';
import { searchExportService } from './search-export.service.ts';

type Needed = Pick<Ports, 'appUrl' | 'version' | 'clock' | 'database'> & {
  catalogueOf: CatalogueOf;
  search: SearchService;
  audit: AuditLog;
};

export const searchExportModule = ({ appUrl, version, catalogueOf, search, audit, clock, database }: Needed) => ({
  routes: searchExportRoutes(
    searchExportService({
      catalogueOf,
      engineOf: engineDeclaration,
      findRefs: search.refs,
      ownColumns: ownColumns(database),
      audit,
      clock,
      appUrl,
      version,
    }),
  ),
});

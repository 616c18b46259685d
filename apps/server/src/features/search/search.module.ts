import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { CatalogueOf, OrganisationOf } from '../organisations/organisations.access.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { ownColumns } from '../table-imports/own-columns.access.ts';
import { histogramService } from './histogram.service.ts';
import { presentHit } from './present-hit.ts';
import { searchRoutes } from './search.routes.ts';
import { searchService } from './search.service.ts';
import { searchHistoryService } from './search-history.service.ts';
import { searchReader } from './selection.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'semantics'> & {
  catalogueOf: CatalogueOf;
  organisationOf: OrganisationOf;
  projects: ProjectService;
  history: HistoryService;
  relevance: RelevanceService;
};

export function searchModule({
  config,
  database,
  catalogueOf,
  organisationOf,
  semantics,
  projects,
  history,
  relevance,
}: Needed) {
  const engineOf = engineDeclaration;
  const own = ownColumns(database);
  const readSearch = searchReader({ semantics, catalogueOf, about: relevance.selection, ownColumns: own });
  const service = searchService({ catalogueOf, organisationOf, engineOf, readSearch, ownColumns: own });
  const searchHistory = searchHistoryService({ projects, history, engineOf });
  const takeTurn = sharedRateLimit(database, 'search', [{ turns: config.SEARCHES_PER_MINUTE, perSeconds: 60 }]);
  return {
    service,
    readSearch,
    present: presentHit,
    history: searchHistory,
    /** One for all kinds of search. */
    takeTurn,
    routes: searchRoutes({
      search: service,
      histograms: histogramService({ catalogueOf, engineOf, readSearch }),
      history: searchHistory,
      takeTurn,
    }),
  };
}

import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { IndexHit } from '../../catalogue/index/index.port.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { SearchReader } from '../search/search.service.ts';
import type { SearchHistoryService } from '../search/search-history.service.ts';
import { searchOverviewRoutes } from './search-overview.routes.ts';
import { searchOverviewService } from './search-overview.service.ts';

type Needed = Pick<Ports, 'clock'> & {
  catalogueOf: CatalogueOf;
  search: {
    readSearch: SearchReader;
    present(hit: IndexHit, engine: EngineDeclaration): SearchResult;
    history: SearchHistoryService;
    takeTurn: RateLimit;
  };
};

export function searchOverviewModule({ catalogueOf, clock, search }: Needed) {
  const { readSearch, present, history, takeTurn } = search;
  const service = searchOverviewService({ catalogueOf, engineOf: engineDeclaration, readSearch, present, clock });
  return { routes: searchOverviewRoutes({ service, history, takeTurn }) };
}

import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { searchModule } from '../search/search.module.ts';
import { searchOverviewRoutes } from './search-overview.routes.ts';
import { searchOverviewService } from './search-overview.service.ts';

type Needed = Pick<Ports, 'index' | 'clock'> & {
  search: Pick<ReturnType<typeof searchModule>, 'readSearch' | 'present' | 'history' | 'takeTurn'>;
};

export function searchOverviewModule({ index, clock, search }: Needed) {
  const { readSearch, present, history, takeTurn } = search;
  const service = searchOverviewService({ index, engineOf: engineDeclaration, readSearch, present, clock });
  return { routes: searchOverviewRoutes({ service, history, takeTurn }) };
}

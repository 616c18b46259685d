import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { searchTabsInArchive } from './search-tabs.archive.ts';
import { searchTabData } from './search-tabs.personal-data.ts';
import { searchTabsRepository } from './search-tabs.repository.ts';
import { searchTabsRoutes } from './search-tabs.routes.ts';
import { searchTabsService } from './search-tabs.service.ts';

type Needed = Pick<Ports, 'database' | 'index'> & { projects: ProjectService; relevance: RelevanceService };

export const searchTabsModule = ({ database, index, projects, relevance }: Needed) => ({
  routes: searchTabsRoutes(
    searchTabsService({
      tabs: searchTabsRepository(database),
      projects,
      index,
      engineOf: engineDeclaration,
      matchesOf: relevance.matchesOf,
    }),
  ),
  personalData: searchTabData(database),
  archive: searchTabsInArchive(database),
});

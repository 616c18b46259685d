import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { profilesInArchive } from './relevance.archive.ts';
import { relevanceData } from './relevance.personal-data.ts';
import { relevanceRepository } from './relevance.repository.ts';
import { relevanceRoutes } from './relevance.routes.ts';
import { relevanceService } from './relevance.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'semantics' | 'clock'> & { projects: ProjectService };

export function relevanceModule({ database, index, semantics, projects, clock }: Needed) {
  const service = relevanceService({
    profiles: relevanceRepository(database),
    projects,
    index,
    engines: engineDeclarations,
    semantics,
    clock,
  });
  return {
    service,
    routes: relevanceRoutes(service),
    personalData: relevanceData(database),
    archive: profilesInArchive(database),
  };
}

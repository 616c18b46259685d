import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { ideasInArchive } from './idea.archive.ts';
import { ideaData } from './idea.personal-data.ts';
import { ideaRepository } from './idea.repository.ts';
import { ideaRoutes } from './idea.routes.ts';
import { ideaService } from './idea.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'encoder' | 'clock'> & {
  projects: ProjectService;
  relevance: RelevanceService;
};

export function ideaModule({ config, database, index, encoder, clock, projects, relevance }: Needed) {
  const service = ideaService({ ideas: ideaRepository(database), projects, relevance, index, encoder, clock });
  const takeTurn = sharedRateLimit(database, 'idea', [{ turns: config.SEARCHES_PER_MINUTE, perSeconds: 60 }]);
  return {
    service,
    routes: ideaRoutes(service, takeTurn),
    personalData: ideaData(database),
    archive: ideasInArchive(database),
  };
}

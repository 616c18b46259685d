import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Ports } from '../../ports.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { pulseRoutes } from './pulse.routes.ts';
import { pulseService } from './pulse.service.ts';

type Needed = Pick<Ports, 'index'> &
  Pick<Parameters<typeof pulseService>[0], 'present'> & { projects: ProjectService; relevance: RelevanceService };

export const pulseModule = ({ index, projects, relevance, present }: Needed) => ({
  routes: pulseRoutes(
    pulseService({ projects, index, engineOf: engineDeclaration, present, aboutOf: relevance.aboutOf }),
  ),
});

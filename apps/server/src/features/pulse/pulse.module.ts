import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { LiveSearchService } from '../live-search/live-search.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { assessmentService } from './assessment/assessment.service.ts';
import { panelCache } from './panel-cache.service.ts';
import { panelRepository } from './panels.repository.ts';
import { panelService } from './panels.service.ts';
import { findTrendsJob, measureTopicsJob } from './pulse.jobs.ts';
import { pulseData } from './pulse.personal-data.ts';
import { pulseRoutes } from './pulse.routes.ts';
import { pulseService } from './pulse.service.ts';
import { trendingService } from './trending/trending.service.ts';
import { visitRepository } from './visits.repository.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'jobs' | 'encoder' | 'clock' | 'log'> &
  Pick<Parameters<typeof pulseService>[0], 'present'> & {
    projects: ProjectService;
    relevance: RelevanceService;
    live: LiveSearchService;
  };

export function pulseModule(needed: Needed) {
  const { config, database, index, jobs, encoder, clock, log, projects, relevance, live, present } = needed;
  const panels = panelRepository(database);
  const cache = panelCache({ panels, index, clock, log });
  const visits = visitRepository(database);
  const hasRecords = async () => (await index.stats()).some(({ count }) => count > 0);
  return {
    routes: pulseRoutes({
      matches: pulseService({ projects, index, engineOf: engineDeclaration, present, matchesOf: relevance.matchesOf }),
      panels: panelService({ projects, relevance, index, cache, visits, live, clock, log }),
      assessments: assessmentService({ projects, relevance, index, cache, panels, jobs, encoder, clock }),
      trending: trendingService({ panels, jobs, hasRecords }),
      takeTurn: sharedRateLimit(database, 'pulse', [{ turns: config.SEARCHES_PER_MINUTE, perSeconds: 60 }]),
    }),
    jobs: [
      bindJob(measureTopicsJob, { index, relevance, panels, clock }),
      bindJob(findTrendsJob, { index, panels, clock }),
    ],
    personalData: pulseData(database),
  };
}

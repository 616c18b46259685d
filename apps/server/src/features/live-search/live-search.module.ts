import { liveSettings } from '../../catalogue/import/live-settings.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { budgetedClient } from './budgeted-client.ts';
import { liveHostRepository } from './live-hosts.repository.ts';
import { askDueJob, askSourceJob } from './live-search.jobs.ts';
import { liveSearchData } from './live-search.personal-data.ts';
import { liveSearchRepository } from './live-search.repository.ts';
import { liveSearchRoutes } from './live-search.routes.ts';
import { liveSearchService } from './live-search.service.ts';
import { liveWatchRepository } from './live-watches.repository.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'jobs' | 'events' | 'client' | 'clock' | 'encoder'> & {
  audit: AuditLog;
  projects: ProjectService;
  relevance: RelevanceService;
  stateOf: Parameters<typeof liveSearchService>[0]['stateOf'];
};

export function liveSearchModule(needed: Needed) {
  const { config, database, index, jobs, events, client, clock, encoder, audit, projects, relevance, stateOf } = needed;
  const watches = liveWatchRepository(database);
  const asks = liveSearchRepository(database);
  const settings = liveSettings(config);
  const service = liveSearchService({
    asks,
    watches,
    stateOf,
    projects,
    relevance,
    encoder,
    index,
    jobs,
    audit,
    settings,
    limits: config,
    clock,
  });
  const budgeted = budgetedClient(client, {
    hosts: liveHostRepository(database),
    perDay: config.LIVE_REQUESTS_PER_HOST,
    isShared: config.DATABASE_URL !== undefined,
  });
  return {
    service,
    routes: liveSearchRoutes(service),
    jobs: [
      bindJob(askSourceJob, { asks, index, client: budgeted, settings, events, clock }),
      bindJob(askDueJob, { asking: service }),
    ],
    personalData: liveSearchData(database),
  };
}

import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { type BoundJob, bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { matchesRepository } from './matches.repository.ts';
import { matchesService } from './matches.service.ts';
import { modelReadingRepository } from './model-reading.repository.ts';
import { modelReadingService } from './model-reading.service.ts';
import { profilesInArchive } from './relevance.archive.ts';
import { readWithModelJob } from './relevance.jobs.ts';
import { relevanceData } from './relevance.personal-data.ts';
import { relevanceRepository } from './relevance.repository.ts';
import { relevanceRoutes } from './relevance.routes.ts';
import { relevanceService } from './relevance.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'matcher' | 'jobs' | 'events' | 'clock' | 'log'> & {
  projects: ProjectService;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function relevanceModule(needed: Needed) {
  const { config, database, index, matcher, jobs, events, projects, modelUsage, clock, log } = needed;
  const usage = modelUsage?.does('read') || modelUsage?.does('grade') ? modelUsage : null;
  const kept = matchesRepository(database, events);
  const lists = matchesService({ kept, matcher, index, clock, lagMs: config.MATCHES_LAG_MS });
  const readings = modelReadingRepository(database);
  const reading = usage && modelReadingService({ readings, usage, index, jobs, describe: projects.describe, clock });
  const service = relevanceService({
    profiles: relevanceRepository(database),
    projects,
    index,
    matcher,
    lists,
    clock,
    reading,
  });
  const readWithModel: BoundJob[] =
    usage && reading
      ? [
          bindJob(readWithModelJob, {
            readings,
            describe: projects.describe,
            usage,
            index,
            engineOf: engineDeclaration,
            subjectOf: service.subjectOf,
            unsureOf: service.unsureOf,
            openOf: reading.openOf,
            stateOf: reading.stateOf,
            isDone: reading.isDone,
            clock,
            log,
          }),
        ]
      : [];
  return {
    service,
    routes: relevanceRoutes(service),
    jobs: readWithModel,
    personalData: relevanceData(database),
    archive: profilesInArchive(database),
  };
}

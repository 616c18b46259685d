import { engineDeclaration, engineDeclarations } from '../../catalogue/engines/registry.ts';
import { comparer } from '../../catalogue/relevance/compare.ts';
import { type BoundJob, bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { modelReadingRepository } from './model-reading.repository.ts';
import { modelReadingService } from './model-reading.service.ts';
import { profilesInArchive } from './relevance.archive.ts';
import { readWithModelJob } from './relevance.jobs.ts';
import { relevanceData } from './relevance.personal-data.ts';
import { relevanceRepository } from './relevance.repository.ts';
import { relevanceRoutes } from './relevance.routes.ts';
import { relevanceService } from './relevance.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'semantics' | 'encoder' | 'jobs' | 'clock' | 'log'> & {
  projects: ProjectService;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function relevanceModule(needed: Needed) {
  const { database, index, semantics, encoder, jobs, projects, modelUsage: usage, clock, log } = needed;
  const compare = encoder && comparer({ index, encoder }, (error) => log.warn('sentence encoder', { error }));
  const readings = modelReadingRepository(database);
  const reading = usage && modelReadingService({ readings, usage, index, jobs, clock });
  const service = relevanceService({
    profiles: relevanceRepository(database),
    projects,
    index,
    engines: engineDeclarations,
    semantics,
    compare,
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

import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { subscribe } from '../../platform/events/event.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { readMatches } from './reading.handlers.ts';
import { forgetReadingsJob } from './reading.jobs.ts';
import { readingRepository } from './reading.repository.ts';
import { readingService } from './reading.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'reader' | 'encoder' | 'clock'> & {
  projects: ProjectService;
  relevance: RelevanceService;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function readingModule({
  database,
  index,
  reader,
  encoder,
  clock,
  projects,
  relevance,
  modelUsage: usage,
}: Needed) {
  const readings = readingRepository(database);
  const service = readingService({
    readings,
    reader,
    clock,
    model: usage?.does('notes') ? { usage, engineOf: engineDeclaration, encoder } : null,
  });
  return {
    service,
    jobs: [bindJob(forgetReadingsJob, { readings, clock })],
    subscriptions: [
      subscribe(readMatches, {
        describe: projects.describe,
        matchesOf: relevance.matchesOf,
        index,
        reading: service,
      }),
    ],
  };
}

import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { ideasInArchive } from './idea.archive.ts';
import { judgeIdeaJob } from './idea.jobs.ts';
import { ideaData } from './idea.personal-data.ts';
import { ideaRepository } from './idea.repository.ts';
import { ideaRoutes } from './idea.routes.ts';
import { ideaService } from './idea.service.ts';
import { judgedRepository } from './judged.repository.ts';
import { judgingService } from './judging.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'encoder' | 'reader' | 'jobs' | 'clock' | 'log'> & {
  projects: ProjectService;
  relevance: RelevanceService;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function ideaModule(needed: Needed) {
  const { config, database, index, encoder, reader, jobs, clock, log, projects, relevance, modelUsage } = needed;
  const usage = modelUsage?.does('grade') ? modelUsage : null;
  const judging =
    usage && judgingService({ judged: judgedRepository(database), usage, index, engineOf: engineDeclaration, clock });
  const ideas = ideaRepository(database);
  const service = ideaService({ ideas, projects, relevance, index, encoder, reader, judging, jobs, log, clock });
  const takeTurn = sharedRateLimit(database, 'idea', [{ turns: config.SEARCHES_PER_MINUTE, perSeconds: 60 }]);
  return {
    service,
    routes: ideaRoutes(service, takeTurn),
    jobs: judging ? [bindJob(judgeIdeaJob, { describe: projects.describe, judge: service.judge, log })] : [],
    personalData: ideaData(database),
    archive: ideasInArchive(database),
  };
}

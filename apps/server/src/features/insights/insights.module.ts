import { GENERATIONS_PER_TEN_MINUTES } from '@groundwork/contract/limits';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { IdeaService } from '../idea/idea.service.ts';
import type { LiveSearchService } from '../live-search/live-search.service.ts';
import type { ModelUsageService } from '../model-usage/model-usage.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReadingService } from '../reading/reading.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { insightWorkRepository } from './insight-work.repository.ts';
import { answerQuestionsJob, generateInsightsJob, lookDailyJob } from './insights.jobs.ts';
import { insightData } from './insights.personal-data.ts';
import { insightRepository } from './insights.repository.ts';
import { insightRoutes } from './insights.routes.ts';
import { insightService } from './insights.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'jobs' | 'clock' | 'encoder' | 'log'> & {
  projects: ProjectService;
  relevance: RelevanceService;
  notifications: NotificationService;
  reading: Pick<ReadingService, 'readNotes'>;
  idea: Pick<IdeaService, 'ideaOf'>;
  live: Pick<LiveSearchService, 'counts'>;
  /** Null where no language model is configured. */
  modelUsage: ModelUsageService | null;
};

export function insightsModule(needed: Needed) {
  const { database, index, jobs, clock, encoder, log, projects, relevance, notifications, reading } = needed;
  const usage = needed.modelUsage;
  const work = insightWorkRepository(database);
  const takeTurn = sharedRateLimit(database, 'insights', [{ turns: GENERATIONS_PER_TEN_MINUTES, perSeconds: 600 }]);
  const service = insightService({ insights: insightRepository(database), work, projects, jobs, takeTurn, clock });
  const working = {
    work,
    projects,
    index,
    engineOf: engineDeclaration,
    matchesOf: relevance.matchesOf,
    sourceCounts: needed.live.counts,
    ideaOf: needed.idea.ideaOf,
    find: relevance.find,
    readNotes: reading.readNotes,
    encoder,
    model: usage?.does('write') ? { usage, log } : null,
    raiseNotification: notifications.raise,
    clock,
  };
  return {
    service,
    routes: insightRoutes(service),
    jobs: [
      bindJob(generateInsightsJob, working),
      bindJob(answerQuestionsJob, working),
      bindJob(lookDailyJob, {
        work,
        lookAt: (projectId) =>
          jobs.enqueue(generateInsightsJob, { projectId, isScheduled: true }, { singletonKey: projectId }),
      }),
    ],
    personalData: insightData(database),
  };
}

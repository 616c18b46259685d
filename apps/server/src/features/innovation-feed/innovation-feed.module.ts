import { GENERATIONS_PER_TEN_MINUTES } from '@groundwork/contract/limits';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { subscribe } from '../../platform/events/event.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { ReadingService } from '../reading/reading.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { lookAfterImport } from './innovation-feed.handlers.ts';
import { findItemsJob, lookForNewJob } from './innovation-feed.jobs.ts';
import { feedData } from './innovation-feed.personal-data.ts';
import { feedRepository } from './innovation-feed.repository.ts';
import { feedRoutes } from './innovation-feed.routes.ts';
import { feedService } from './innovation-feed.service.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'jobs' | 'clock'> & {
  projects: ProjectService;
  relevance: RelevanceService;
  notifications: NotificationService;
  reading: Pick<ReadingService, 'readNotes'>;
};

export function innovationFeedModule(needed: Needed) {
  const { database, index, jobs, clock, projects, relevance, notifications, reading } = needed;
  const feed = feedRepository(database);
  const takeTurn = sharedRateLimit(database, 'feed', [{ turns: GENERATIONS_PER_TEN_MINUTES, perSeconds: 600 }]);
  const service = feedService({ feed, projects, jobs, takeTurn, clock });
  return {
    service,
    routes: feedRoutes(service),
    jobs: [
      bindJob(findItemsJob, {
        feed,
        projects,
        index,
        engineOf: engineDeclaration,
        matchesOf: relevance.matchesOf,
        readNotes: reading.readNotes,
        raiseNotification: notifications.raise,
        clock,
      }),
      bindJob(lookForNewJob, {
        feed,
        lookAt: (projectId) =>
          jobs.enqueue(findItemsJob, { projectId, isScheduled: true }, { singletonKey: `${projectId}/new` }),
        clock,
      }),
    ],
    subscriptions: [subscribe(lookAfterImport, { jobs })],
    personalData: feedData(database),
  };
}

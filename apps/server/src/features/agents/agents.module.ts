import { AGENT_RUNS_PER_TEN_MINUTES } from '@groundwork/contract/limits';
import { engineDeclarations } from '../../catalogue/engines/registry.ts';
import { subscribe } from '../../platform/events/event.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { BookmarkService } from '../bookmarks/bookmarks.service.ts';
import type { IdentityService } from '../identity/identity.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { RelevanceService } from '../relevance/relevance.service.ts';
import { agentWorkRepository } from './agent-work.repository.ts';
import { lookAfterImport } from './agents.handlers.ts';
import { announceClosingJob, runAgentsJob } from './agents.jobs.ts';
import { agentData } from './agents.personal-data.ts';
import { agentRepository } from './agents.repository.ts';
import { agentRoutes } from './agents.routes.ts';
import { agentService } from './agents.service.ts';
import { closingNoticeRepository } from './closing-notices.repository.ts';
import { companyRequestRepository } from './company-requests.repository.ts';
import { companyRequestService } from './company-requests.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'jobs' | 'events' | 'clock'> & {
  projects: ProjectService;
  history: HistoryService;
  relevance: RelevanceService;
  identity: IdentityService;
  notifications: NotificationService;
  bookmarks: BookmarkService;
};

export function agentsModule({
  config,
  database,
  index,
  jobs,
  events,
  clock,
  projects,
  history,
  relevance,
  identity,
  notifications,
  bookmarks,
}: Needed) {
  const work = agentWorkRepository(database);
  const { matchesOf } = relevance;
  const { splitFrom } = identity;
  const takeTurn = sharedRateLimit(database, 'agent-runs', [{ turns: AGENT_RUNS_PER_TEN_MINUTES, perSeconds: 600 }]);
  const service = agentService({
    agents: agentRepository(database),
    work,
    projects,
    index,
    matchesOf,
    splitFrom,
    jobs,
    takeTurn,
    clock,
    comingSoon: config.AGENTS_COMING_SOON,
  });
  const requests = companyRequestService({ requests: companyRequestRepository(database), clock });
  const raiseNotification = notifications.raise;
  return {
    service,
    routes: agentRoutes(service, requests),
    jobs: [
      bindJob(runAgentsJob, {
        work,
        index,
        projects,
        subjectOf: relevance.subjectOf,
        matchSome: relevance.matchSome,
        splitFrom,
        history,
        events,
        raiseNotification,
        clock,
      }),
      bindJob(announceClosingJob, {
        savedAnywhere: bookmarks.savedAnywhere,
        notices: closingNoticeRepository(database),
        index,
        engines: engineDeclarations.filter(({ closes }) => closes).map(({ id }) => id),
        raiseNotification,
        clock,
      }),
    ],
    subscriptions: [subscribe(lookAfterImport, { jobs })],
    personalData: agentData(database),
  };
}

import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import { subscribe } from '../../platform/events/event.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import { alertMailRepository } from './alert-mails.repository.ts';
import type { AlertMatcher } from './count-matched.ts';
import { alertChangeRepository } from './matched-changes.repository.ts';
import { offTokens } from './off-token.ts';
import { savedSearchesInArchive } from './saved-searches.archive.ts';
import { checkAfterImport } from './saved-searches.handlers.ts';
import { checkSavedSearchesJob, sendAlertMailJob } from './saved-searches.jobs.ts';
import { savedSearchData } from './saved-searches.personal-data.ts';
import { savedSearchRepository } from './saved-searches.repository.ts';
import { savedSearchRoutes } from './saved-searches.routes.ts';
import { savedSearchService } from './saved-searches.service.ts';
import { savedSearchUsage } from './saved-searches.usage.ts';
import type { SendAlertMailDependencies } from './send-alert-mail.worker.ts';

type Needed = Pick<Ports, 'config' | 'appUrl' | 'database' | 'jobs' | 'events' | 'mailer' | 'clock' | 'log'> &
  Pick<AlertMatcher, 'readSearch'> & {
    catalogueOf: CatalogueOf;
    projects: ProjectService;
    notifications: NotificationService;
    choiceOf: SendAlertMailDependencies['choiceOf'];
  };

export function savedSearchesModule(ports: Needed) {
  const { choiceOf } = ports;
  const { config, appUrl, database, catalogueOf, jobs, mailer, projects, notifications, readSearch, clock } = ports;
  const searches = savedSearchRepository(database);
  const alertMails = alertMailRepository(database);
  const tokens = offTokens(config.AUTH_SECRET);
  const engineOf = engineDeclaration;
  const matcher = { catalogueOf, engineOf, readSearch };
  const service = savedSearchService({ searches, projects, matcher, tokens, clock, canMail: mailer !== null });
  return {
    service,
    routes: savedSearchRoutes(service, { appUrl }),
    jobs: [
      bindJob(checkSavedSearchesJob, {
        searches,
        alertMails,
        alertChanges: alertChangeRepository(database),
        matcher,
        tokens,
        events: ports.events,
        clock,
        sendMailTo: (userId) => jobs.enqueue(sendAlertMailJob, { userId }, { singletonKey: userId }),
        raiseNotification: notifications.raise,
      }),
      bindJob(sendAlertMailJob, { alertMails, tokens, mailer, appUrl, engineOf, choiceOf, log: ports.log }),
    ],
    subscriptions: [subscribe(checkAfterImport, { jobs })],
    personalData: savedSearchData(database),
    archive: savedSearchesInArchive(database),
    usage: savedSearchUsage,
  };
}

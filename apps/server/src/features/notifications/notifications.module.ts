import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import { liveChanges } from './live-changes.ts';
import { type MailWay, notificationMailRepository } from './notification-mails.repository.ts';
import { sendDueMailsJob, sendNotificationMailJob } from './notifications.jobs.ts';
import { notificationData } from './notifications.personal-data.ts';
import { notificationRepository } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationService } from './notifications.service.ts';
import { preferencesRepository } from './preferences.repository.ts';
import { preferencesService } from './preferences.service.ts';
import { lookUpChange, type ShownNow } from './shown-now.ts';
import { streamSignals } from './stream-signals.ts';
import { unsubscribeTokens } from './unsubscribe-token.ts';

type Needed = Pick<Ports, 'config' | 'appUrl' | 'database' | 'jobs' | 'mailer' | 'clock' | 'log'> & { shown: ShownNow };

export function notificationsModule({ config, appUrl, database, jobs, mailer, clock, log, shown }: Needed) {
  const streams = streamSignals(database);
  const preferences = preferencesRepository(database);
  const mails = notificationMailRepository(database);
  const tokens = unsubscribeTokens(config.AUTH_SECRET);
  const send = (userId: string, way: MailWay, tx?: Parameters<typeof mails.add>[1]) =>
    jobs.enqueue(sendNotificationMailJob, { userId, way }, { singletonKey: `${way}/${userId}`, ...(tx && { tx }) });
  const service = notificationService({
    notifications: notificationRepository(database),
    preferences,
    outgoing: mailer && { mails, send },
    streamSignals: streams,
    lookUp: lookUpChange(shown, log),
    clock,
  });
  return {
    service,
    choiceOf: preferences.choiceOf,
    routes: notificationRoutes(service, preferencesService({ preferences, tokens, canMail: mailer !== null }), {
      appUrl,
    }),
    jobs: [
      bindJob(sendNotificationMailJob, { mails, preferences, tokens, mailer, appUrl, clock, log }),
      bindJob(sendDueMailsJob, { mails, preferences, clock, send: (userId, way) => send(userId, way) }),
    ],
    subscriptions: liveChanges(streams.publishChange),
    personalData: notificationData(database),
  };
}

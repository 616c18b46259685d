import { WEBHOOK_SENDS_PER_MINUTE } from '@groundwork/contract/limits';
import type { Transaction } from '../../platform/db/database.ts';
import { subscribe } from '../../platform/events/event.ts';
import { openGuardedClient } from '../../platform/fetch/open-client.ts';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { NotificationService } from '../notifications/notifications.service.ts';
import { webhookSecrets } from './sign-delivery.ts';
import type { TellWebhooksDependencies } from './tell-webhooks.worker.ts';
import { tellRecordsImported, tellReportCompleted, tellSearchAlerted, tellTrackerHit } from './webhooks.handlers.ts';
import { deliverJob, forgetDeliveriesJob } from './webhooks.jobs.ts';
import { webhookData } from './webhooks.personal-data.ts';
import { type DeliveryRow, webhookRepository } from './webhooks.repository.ts';
import { webhookRoutes } from './webhooks.routes.ts';
import { webhookService } from './webhooks.service.ts';

type Needed = Pick<Ports, 'config' | 'appUrl' | 'version' | 'database' | 'jobs' | 'clock'> &
  Pick<TellWebhooksDependencies, 'findReport' | 'findSearch' | 'findTold'> & {
    audit: AuditLog;
    notifications: NotificationService;
  };

export function webhooksModule(ports: Needed) {
  const { config, appUrl, version, database, jobs, clock, audit, notifications, findReport, findSearch, findTold } =
    ports;
  const webhooks = webhookRepository(database);
  const secrets = webhookSecrets(config.AUTH_SECRET);
  /** Each attempt has its own job: the next one is enqueued while this one runs. */
  const send = ({ id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>, tx: Transaction, startAfter?: Date) =>
    jobs.enqueue(
      deliverJob,
      { deliveryId: id },
      { tx, singletonKey: `${id}/${attempts}`, ...(startAfter && { startAfter }) },
    );
  const takeSend = sharedRateLimit(database, 'webhook-sends', [{ turns: WEBHOOK_SENDS_PER_MINUTE, perSeconds: 60 }]);
  const allowedHosts = config.FETCH_ALLOW_HOSTS;
  const telling = { webhooks, findReport, findSearch, findTold, send, appUrl, clock };
  return {
    routes: webhookRoutes(webhookService({ webhooks, secrets, allowedHosts, takeSend, send, audit, clock })),
    jobs: [
      bindJob(deliverJob, {
        webhooks,
        secrets,
        client: openGuardedClient(config, version),
        raiseNotification: notifications.raise,
        send,
        clock,
      }),
      bindJob(forgetDeliveriesJob, { webhooks, clock }),
    ],
    subscriptions: [
      subscribe(tellSearchAlerted, telling),
      subscribe(tellTrackerHit, telling),
      subscribe(tellReportCompleted, telling),
      subscribe(tellRecordsImported, telling),
    ],
    personalData: webhookData(database),
  };
}

import type { Ports } from '../../ports.ts';
import { liveChanges } from './live-changes.ts';
import { notificationData } from './notifications.personal-data.ts';
import { notificationRepository } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationService } from './notifications.service.ts';
import { wakeUps } from './wake-ups.ts';

export function notificationsModule({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const streams = wakeUps(database);
  const service = notificationService({ notifications: notificationRepository(database), wakeUps: streams, clock });
  return {
    service,
    routes: notificationRoutes(service),
    subscriptions: liveChanges(streams.tell),
    personalData: notificationData(database),
  };
}

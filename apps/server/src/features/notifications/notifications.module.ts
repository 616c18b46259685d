import type { Ports } from '../../ports.ts';
import { notificationData } from './notifications.personal-data.ts';
import { notificationRepository } from './notifications.repository.ts';
import { notificationRoutes } from './notifications.routes.ts';
import { notificationService } from './notifications.service.ts';
import { wakeUps } from './wake-ups.ts';

export function notificationsModule({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const service = notificationService({
    notifications: notificationRepository(database),
    wakeUps: wakeUps(database),
    clock,
  });
  return { service, routes: notificationRoutes(service), personalData: notificationData(database) };
}

import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { appAlertRepository } from './app-alerts.repository.ts';
import { appAlertRoutes } from './app-alerts.routes.ts';
import { appAlertService } from './app-alerts.service.ts';

export const appAlertsModule = ({
  database,
  audit,
  clock,
}: Pick<Ports, 'database' | 'clock'> & { audit: AuditLog }) => ({
  routes: appAlertRoutes(appAlertService({ alerts: appAlertRepository(database), audit, clock })),
});

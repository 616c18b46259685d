import type { AppAlert, AppAlertContent } from '@groundwork/contract/app-alerts';
import type { AlertSeverity } from '@groundwork/contract/app-alerts.names';
import type { AppPage } from '@groundwork/contract/app-alerts.pages';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AppAlertRepository, AppAlertRow } from './app-alerts.repository.ts';

type Dependencies = { alerts: AppAlertRepository; audit: AuditLog; clock: Clock };

export function appAlertService({ alerts, audit, clock }: Dependencies) {
  return {
    /** For everyone, visitors too. */
    async ofPage(page: AppPage): Promise<AppAlert | null> {
      const row = await alerts.find(page);
      return row?.showAlert ? present(row) : null;
    },

    async all(actor: Actor): Promise<AppAlert[]> {
      requireAdmin(actor);
      return (await alerts.list(actor)).map(present);
    },

    async save(actor: Actor, content: AppAlertContent): Promise<AppAlert> {
      requireAdmin(actor);
      const row = await alerts.save(actor, content, clock.now());
      const shown = content.showAlert ? 'yes' : 'no';
      await audit.record(actor, 'app-alert.save', content.page, { severity: content.severity, shown });
      return present(row);
    },

    async delete(actor: Actor, page: AppPage): Promise<void> {
      requireAdmin(actor);
      if (!(await alerts.delete(actor, page))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'app-alert.delete', page);
    },
  };
}

export type AppAlertService = ReturnType<typeof appAlertService>;

const present = ({ updatedAt, page, severity, ...row }: AppAlertRow): AppAlert => ({
  ...row,
  page: page as AppPage,
  severity: severity as AlertSeverity,
  version: updatedAt.toISOString(),
});

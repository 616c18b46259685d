import type { AppAlert } from '@groundwork/contract/app-alerts';
import { APP_PAGE_LABELS } from '@groundwork/contract/app-alerts.names';
import type { AppPage } from '@groundwork/contract/app-alerts.pages';
import { Badge, Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import classes from '../admin.module.css';
import { ADMIN, ALERTS } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { AdminTable } from '../admin-table.tsx';
import { AlertDialog } from './alert-dialog.tsx';

const PAGES = Object.entries(APP_PAGE_LABELS) as [AppPage, string][];

/** Every page with its alert, or that it has none. */
export function AlertsTab() {
  const alerts = useQuery(api.appAlerts.all.queryOptions({ staleTime: 0 }));
  const [edited, setEdited] = useState<AppPage | null>(null);
  const of = (page: AppPage): AppAlert | null => alerts.data?.items.find((alert) => alert.page === page) ?? null;
  return (
    <AdminQuery query={alerts} label={ADMIN.alerts} failed={ALERTS.failed}>
      {() => (
        <>
          <Text size="sm" c="dimmed" py="md">
            {ALERTS.about}
          </Text>
          <AdminTable label={ADMIN.tabs.alerts}>
            <thead>
              <tr>
                <th scope="col">{ALERTS.page}</th>
                <th scope="col">{ALERTS.state}</th>
                <th scope="col">{ALERTS.severity}</th>
                <th scope="col">{ALERTS.alert}</th>
                <td />
              </tr>
            </thead>
            <tbody>
              {PAGES.map(([page, label]) => (
                <AlertRow key={page} label={label} alert={of(page)} onEdit={() => setEdited(page)} />
              ))}
            </tbody>
          </AdminTable>
          {edited && <AlertDialog page={edited} alert={of(edited)} onClose={() => setEdited(null)} />}
        </>
      )}
    </AdminQuery>
  );
}

function AlertRow({ label, alert, onEdit }: { label: string; alert: AppAlert | null; onEdit: () => void }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={classes['quiet']}>
        {alert ? (
          <Badge size="sm" radius="sm" variant={alert.showAlert ? 'light' : 'default'}>
            {alert.showAlert ? ALERTS.shown : ALERTS.hidden}
          </Badge>
        ) : (
          ALERTS.none
        )}
      </td>
      <td>{alert ? ALERTS.severities[alert.severity] : ADMIN.none}</td>
      <td className={classes['wide']}>{alert?.text ?? ADMIN.none}</td>
      <td>
        <Button variant="default" size="compact-sm" aria-label={ALERTS.editLabel(label)} onClick={onEdit}>
          {ALERTS.edit}
        </Button>
      </td>
    </tr>
  );
}

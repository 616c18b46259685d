import type { PlanUsage } from '@groundwork/contract/admin';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import classes from '../admin.module.css';
import { ADMIN, USAGE } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { AdminTable } from '../admin-table.tsx';
import { formatBytes } from './format-bytes.ts';
import { OrganisationTable } from './organisation-table.tsx';

type Figure = Exclude<keyof PlanUsage, 'plan'>;

const COLUMNS: [Figure, string][] = [
  ['users', USAGE.users],
  ['activeUsers', USAGE.active],
  ['reports', USAGE.reports],
  ['savedSearches', USAGE.savedSearches],
  ['bookmarks', USAGE.bookmarks],
  ['storageBytes', USAGE.storage],
  ['libraryBytes', USAGE.files],
];
const IN_BYTES: readonly Figure[] = ['storageBytes', 'libraryBytes'];
const show = (figure: Figure, value: number) => (IN_BYTES.includes(figure) ? formatBytes(value) : formatNumber(value));

export function UsageTab() {
  const usage = useQuery(api.admin.usage.queryOptions({ staleTime: 0 }));
  return (
    <AdminQuery query={usage} label={ADMIN.usage} failed={USAGE.failed}>
      {({ month, plans, organisations }) => (
        <>
          <Text size="sm" c="dimmed" py="md" maw={720}>
            {USAGE.about(formatDate(month))}
          </Text>
          <AdminTable label={ADMIN.tabs.usage}>
            <thead>
              <tr>
                <th scope="col">{USAGE.plan}</th>
                {COLUMNS.map(([figure, label]) => (
                  <th key={figure} scope="col" className={classes['number']}>
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {plans.map((row) => (
                <tr key={row.plan}>
                  <th scope="row">{PLAN_NAMES[row.plan]}</th>
                  {COLUMNS.map(([figure]) => (
                    <td key={figure} className={classes['number']}>
                      {show(figure, row[figure])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{USAGE.all}</th>
                {COLUMNS.map(([figure]) => (
                  <td key={figure} className={classes['number']}>
                    {show(
                      figure,
                      plans.reduce((sum, row) => sum + row[figure], 0),
                    )}
                  </td>
                ))}
              </tr>
            </tfoot>
          </AdminTable>
          <OrganisationTable organisations={organisations} />
        </>
      )}
    </AdminQuery>
  );
}

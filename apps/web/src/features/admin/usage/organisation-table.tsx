import type { OrganisationUsage } from '@groundwork/contract/admin';
import { formatNumber } from '@groundwork/contract/format';
import { Title } from '@mantine/core';
import classes from '../admin.module.css';
import { USAGE } from '../admin.texts.ts';
import { AdminTable } from '../admin-table.tsx';
import { formatBytes } from './format-bytes.ts';

/** The contents of the libraries of each organisation's people. */
export function OrganisationTable({ organisations }: { organisations: OrganisationUsage[] }) {
  if (organisations.length === 0) return null;
  return (
    <>
      <Title order={2} size="h5" mt="xl" mb="xs">
        {USAGE.organisations}
      </Title>
      <AdminTable label={USAGE.organisations}>
        <thead>
          <tr>
            <th scope="col">{USAGE.organisation}</th>
            <th scope="col" className={classes['number']}>
              {USAGE.users}
            </th>
            <th scope="col" className={classes['number']}>
              {USAGE.files}
            </th>
          </tr>
        </thead>
        <tbody>
          {organisations.map(({ id, name, users, libraryBytes }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td className={classes['number']}>{formatNumber(users)}</td>
              <td className={classes['number']}>{formatBytes(libraryBytes)}</td>
            </tr>
          ))}
        </tbody>
      </AdminTable>
    </>
  );
}

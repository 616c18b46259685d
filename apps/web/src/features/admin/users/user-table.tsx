import type { AdminUser } from '@groundwork/contract/admin';
import { USER_SORTS } from '@groundwork/contract/admin.names';
import { formatDate } from '@groundwork/contract/format';
import { PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Badge, Button, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { AdminState } from '../../../lib/admin-state.ts';
import { sinceText } from '../../../lib/since-text.ts';
import classes from '../admin.module.css';
import { ADMIN, USERS } from '../admin.texts.ts';
import { AdminTable } from '../admin-table.tsx';

type Sorting = Pick<AdminState, 'sort' | 'sortDirection'>;
type Props = Sorting & { users: AdminUser[]; onSort: (sorting: Sorting) => void; onEdit: (user: AdminUser) => void };

export const nameOf = ({ firstName, lastName }: AdminUser) => `${firstName} ${lastName}`;

export function UserTable({ users, sort, sortDirection, onSort, onEdit }: Props) {
  const now = Date.now();
  return (
    <AdminTable label={ADMIN.tabs.users}>
      <thead>
        <tr>
          {USER_SORTS.map((column) => (
            <SortHeader key={column} column={column} sort={sort} sortDirection={sortDirection} onSort={onSort} />
          ))}
          <th scope="col">{USERS.roles}</th>
          <th scope="col">{USERS.organisation}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <th scope="row">
              {nameOf(user)}
              {user.state !== 'active' && (
                <Badge ml={8} size="sm" radius="sm" variant="default">
                  {USERS.states[user.state]}
                </Badge>
              )}
            </th>
            <td>{user.email}</td>
            <td>{PLAN_NAMES[user.plan]}</td>
            <td className={classes['figures']}>{formatDate(user.createdAt)}</td>
            <td className={classes['figures']}>{user.lastSeenAt ? sinceText(user.lastSeenAt, now) : ADMIN.none}</td>
            <td>
              {user.roles
                .filter((role) => role !== 'user')
                .map((role) => USERS.roleNames[role])
                .join(', ') || ADMIN.none}
            </td>
            <td>{user.organisation?.name ?? ADMIN.none}</td>
            <td className={classes['actions']}>
              <Button
                variant="default"
                size="compact-sm"
                aria-label={USERS.editLabel(nameOf(user))}
                onClick={() => onEdit(user)}
              >
                {USERS.edit}
              </Button>
            </td>
          </tr>
        ))}
      </tbody>
    </AdminTable>
  );
}

function SortHeader({
  column,
  sort,
  sortDirection,
  onSort,
}: Sorting & { column: AdminState['sort']; onSort: Props['onSort'] }) {
  const isSorted = column === sort;
  const Arrow = sortDirection === 'asc' ? IconArrowUp : IconArrowDown;
  const next = isSorted && sortDirection === 'asc' ? 'desc' : 'asc';
  return (
    <th scope="col" aria-sort={isSorted ? (sortDirection === 'asc' ? 'ascending' : 'descending') : undefined}>
      <UnstyledButton className={classes['sort']} onClick={() => onSort({ sort: column, sortDirection: next })}>
        {USERS.columns[column]}
        {isSorted && <Arrow size={13} aria-hidden style={{ marginLeft: 4, verticalAlign: '-2px' }} />}
      </UnstyledButton>
    </th>
  );
}

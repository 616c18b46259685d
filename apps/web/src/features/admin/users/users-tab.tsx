import type { AdminUser } from '@groundwork/contract/admin';
import { USER_STATES } from '@groundwork/contract/admin.names';
import { formatNumber } from '@groundwork/contract/format';
import { PAGE_LIMIT_MAX } from '@groundwork/contract/limits';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { USER_ROLES } from '../../../lib/addresses.ts';
import type { AdminState } from '../../../lib/admin-state.ts';
import { api } from '../../../lib/api.ts';
import { EmptyState } from '../../../ui/list-states.tsx';
import { Pager } from '../../../ui/pager.tsx';
import classes from '../admin.module.css';
import { ADMIN, USERS } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { ChoiceFilter, TextFilter } from '../filter-fields.tsx';
import { PlansOfMany } from './plans-of-many.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserTable } from './user-table.tsx';

const PAGE_LIMIT = Math.min(25, PAGE_LIMIT_MAX);

type Props = { state: AdminState; onChange: (part: Partial<AdminState>) => void };

export function UsersTab({ state, onChange }: Props) {
  const [edited, setEdited] = useState<AdminUser | null>(null);
  const { query, role, plan, state: userState, sort, sortDirection, page } = state;
  const users = useQuery(
    api.admin.users.queryOptions({
      input: {
        ...(query && { query }),
        ...(role && { role }),
        ...(plan && { plan }),
        ...(userState && { state: userState }),
        sort,
        sortDirection,
        page,
        pageLimit: PAGE_LIMIT,
      },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <>
      <search className={classes['filters']}>
        <TextFilter label={USERS.search} value={query} onChange={(value) => onChange({ query: value })} />
        <ChoiceFilter
          label={USERS.role}
          value={role}
          choices={USER_ROLES.map((each) => [each, USERS.roleNames[each]] as const)}
          onChange={(value) => onChange({ role: value })}
        />
        <ChoiceFilter
          label={USERS.plan}
          value={plan}
          choices={PLANS.map((each) => [each, PLAN_NAMES[each]] as const)}
          onChange={(value) => onChange({ plan: value })}
        />
        <ChoiceFilter
          label={USERS.state}
          value={userState}
          choices={USER_STATES.map((each) => [each, USERS.states[each]] as const)}
          onChange={(value) => onChange({ state: value })}
        />
      </search>
      <PlansOfMany />
      <AdminQuery query={users} label={ADMIN.users} failed={USERS.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={USERS.empty} text={USERS.emptyText} />
          ) : (
            <>
              <Text size="sm" c="dimmed" role="status">
                {USERS.total(formatNumber(total))}
              </Text>
              <UserTable users={items} sort={sort} sortDirection={sortDirection} onSort={onChange} onEdit={setEdited} />
              {total > PAGE_LIMIT && (
                <Pager page={page} pages={Math.ceil(total / PAGE_LIMIT)} onPage={(next) => onChange({ page: next })} />
              )}
            </>
          )
        }
      </AdminQuery>
      {edited && <UserDialog user={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

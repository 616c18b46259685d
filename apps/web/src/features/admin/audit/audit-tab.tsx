import type { AuditEvent } from '@groundwork/contract/audit';
import { AUDIT_ACTIONS, type AuditAction } from '@groundwork/contract/audit.names';
import { formatNumber } from '@groundwork/contract/format';
import { Button, Group, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminState } from '../../../lib/admin-state.ts';
import { api } from '../../../lib/api.ts';
import { stringifyUrlSearch } from '../../../lib/url-search.ts';
import { EmptyState } from '../../../ui/list-states.tsx';
import { Pager } from '../../../ui/pager.tsx';
import classes from '../admin.module.css';
import { ADMIN, AUDIT } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { AdminTable } from '../admin-table.tsx';
import { ChoiceFilter, DayFilters, TextFilter } from '../filter-fields.tsx';

const PAGE_LIMIT = 50;
const ACTIONS = Object.entries(AUDIT_ACTIONS) as [AuditAction, string][];

type Props = { state: AdminState; onChange: (part: Partial<AdminState>) => void };

export function AuditTab({ state: { actor, action, from, to, page }, onChange }: Props) {
  const filter = { ...(actor && { actor }), ...(action && { action }), ...(from && { from }), ...(to && { to }) };
  const log = useQuery(
    api.audit.list.queryOptions({
      input: { ...filter, page, pageLimit: PAGE_LIMIT },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  return (
    <>
      <search className={classes['filters']}>
        <TextFilter label={AUDIT.actor} value={actor} onChange={(value) => onChange({ actor: value })} />
        <ChoiceFilter
          label={AUDIT.action}
          value={action}
          choices={ACTIONS}
          onChange={(value) => onChange({ action: value })}
        />
        <DayFilters from={from} to={to} onChange={onChange} />
        {/* A plain link: the browser writes the file while it comes, however long it is. */}
        <Button component="a" href={`/api/admin/audit-log/csv${stringifyUrlSearch(filter)}`} download variant="default">
          {AUDIT.export}
        </Button>
      </search>
      <AdminQuery query={log} label={ADMIN.auditLog} failed={AUDIT.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={AUDIT.empty} text={AUDIT.emptyText} />
          ) : (
            <>
              <Group justify="space-between">
                <Text size="sm" c="dimmed" role="status">
                  {AUDIT.total(formatNumber(total))}
                </Text>
                <Text size="sm" c="dimmed">
                  {AUDIT.about}
                </Text>
              </Group>
              <Entries items={items} />
              {total > PAGE_LIMIT && (
                <Pager page={page} pages={Math.ceil(total / PAGE_LIMIT)} onPage={(next) => onChange({ page: next })} />
              )}
            </>
          )
        }
      </AdminQuery>
    </>
  );
}

function Entries({ items }: { items: AuditEvent[] }) {
  return (
    <AdminTable label={ADMIN.tabs.audit}>
      <thead>
        <tr>
          <th scope="col">{AUDIT.time}</th>
          <th scope="col">{AUDIT.by}</th>
          <th scope="col">{AUDIT.action}</th>
          <th scope="col">{AUDIT.target}</th>
          <th scope="col">{AUDIT.details}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ id, at, actor, action, target, details }) => (
          <tr key={id}>
            <td className={classes['figures']}>{at.slice(0, 19).replace('T', ' ')}</td>
            <td className={actor ? undefined : classes['quiet']}>{actor ?? AUDIT.nobody}</td>
            <td>{AUDIT_ACTIONS[action]}</td>
            <td className={classes['wide']}>{target ?? ADMIN.none}</td>
            <td className={classes['wide']}>
              {Object.entries(details)
                .map(([name, value]) => `${name}: ${value}`)
                .join(', ') || ADMIN.none}
            </td>
          </tr>
        ))}
      </tbody>
    </AdminTable>
  );
}

import { formatDate, formatNumber } from '@groundwork/contract/format';
import { PAGE_LIMIT_MAX } from '@groundwork/contract/limits';
import type { SignUpInvitation } from '@groundwork/contract/sign-up-invitations';
import { Button, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { useAuthOptions } from '../../../lib/auth-options.queries.ts';
import { FormError } from '../../../ui/form-error.tsx';
import { EmptyState } from '../../../ui/list-states.tsx';
import { Pager } from '../../../ui/pager.tsx';
import classes from '../admin.module.css';
import { ADMIN, INVITATIONS } from '../admin.texts.ts';
import { AdminQuery } from '../admin-query.tsx';
import { AdminTable } from '../admin-table.tsx';
import { InviteMany } from './invite-many.tsx';

const PAGE_LIMIT = Math.min(25, PAGE_LIMIT_MAX);

/** People whom an administrator lets have an account: many at once, and each of them with what became of it. */
export function InvitationsTab({ page, onPage }: { page: number; onPage: (page: number) => void }) {
  const invitations = useQuery(
    api.signUpInvitations.list.queryOptions({
      input: { page, pageLimit: PAGE_LIMIT },
      placeholderData: keepPreviousData,
    }),
  );
  const rule = useAuthOptions()?.signUp;
  return (
    <>
      {rule && (
        <Text size="sm" c="dimmed" pt="md">
          {rule.mode === 'domains' ? INVITATIONS.about.domains(rule.domains.join(', ')) : INVITATIONS.about[rule.mode]}
        </Text>
      )}
      {rule && rule.mode !== 'closed' && <InviteMany />}
      <AdminQuery query={invitations} label={ADMIN.tabs.invitations} failed={INVITATIONS.failed}>
        {({ items, total }) =>
          items.length === 0 ? (
            <EmptyState title={INVITATIONS.empty} text={INVITATIONS.emptyText} />
          ) : (
            <>
              <Text size="sm" c="dimmed" role="status">
                {INVITATIONS.total(formatNumber(total))}
              </Text>
              <Invited items={items} />
              {total > PAGE_LIMIT && <Pager page={page} pages={Math.ceil(total / PAGE_LIMIT)} onPage={onPage} />}
            </>
          )
        }
      </AdminQuery>
    </>
  );
}

function Invited({ items }: { items: SignUpInvitation[] }) {
  const queryClient = useQueryClient();
  const withdraw = useMutation(
    api.signUpInvitations.withdraw.mutationOptions({
      onSuccess: async () => {
        notifications.show({ message: INVITATIONS.withdrawn });
        await queryClient.invalidateQueries({ queryKey: api.signUpInvitations.key() });
      },
    }),
  );
  return (
    <>
      <FormError error={withdraw.error} />
      <AdminTable label={ADMIN.tabs.invitations}>
        <thead>
          <tr>
            <th scope="col">{INVITATIONS.email}</th>
            <th scope="col">{INVITATIONS.invitedOn}</th>
            <th scope="col">{INVITATIONS.state}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {items.map(({ email, invitedAt, hasAccount }) => (
            <tr key={email}>
              <th scope="row">{email}</th>
              <td className={classes['figures']}>{formatDate(invitedAt)}</td>
              <td>{hasAccount ? INVITATIONS.hasAccount : INVITATIONS.hasNone}</td>
              <td className={classes['actions']}>
                <Button
                  variant="default"
                  size="compact-sm"
                  aria-label={INVITATIONS.withdrawLabel(email)}
                  loading={withdraw.isPending && withdraw.variables.email === email}
                  onClick={() => withdraw.mutate({ email })}
                >
                  {INVITATIONS.withdraw}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </AdminTable>
    </>
  );
}

import type { AdminUser } from '@groundwork/contract/admin';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, client } from '../../../lib/api.ts';
import { permissionsOptions } from '../../../session/permissions.queries.ts';
import { sessionOptions } from '../../../session/session.queries.ts';
import { USERS } from '../admin.texts.ts';
import { nameOf } from './user-table.tsx';

type Choice = { roles: AdminUser['roles']; plan: AdminUser['plan']; organisationId: string };

/** Sends only what differs. The roles go first: they are what the server may refuse. */
export function useUserChanges(user: AdminUser, onDone: () => void) {
  const queryClient = useQueryClient();
  const options = (said: (isDisabled: boolean) => string) => ({
    onSuccess: (isDisabled: boolean) => {
      notifications.show({ message: said(isDisabled) });
      onDone();
    },
    // Part of it may have been saved, and it may have been one's own account.
    onSettled: () =>
      Promise.all(
        [
          api.admin.key(),
          api.audit.key(),
          api.organisations.key(),
          sessionOptions.queryKey,
          permissionsOptions.queryKey,
        ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  });
  const save = useMutation({
    mutationFn: async ({ roles, plan, organisationId }: Choice) => {
      const id = user.id;
      const before = user.roles.filter((role) => role !== 'user').sort();
      if ([...roles].sort().join() !== before.join()) await client.admin.updateUser({ id, roles });
      if (plan !== user.plan) await client.billing.setPlan({ id, plan });
      if (organisationId !== (user.organisation?.id ?? ''))
        await client.organisations.setMember({ userId: id, organisationId: organisationId || null });
      return false;
    },
    ...options(() => USERS.saved(nameOf(user))),
  });
  const setDisabled = useMutation({
    mutationFn: async (isDisabled: boolean) => {
      await client.admin.updateUser({ id: user.id, isDisabled });
      return isDisabled;
    },
    ...options((isDisabled) => (isDisabled ? USERS.disabled : USERS.enabled)(nameOf(user))),
  });
  const removeFactor = useMutation({
    mutationFn: async () => {
      await client.secondFactor.reset({ id: user.id });
      return false;
    },
    ...options(() => USERS.factorRemoved(nameOf(user))),
  });
  return { save, setDisabled, removeFactor };
}

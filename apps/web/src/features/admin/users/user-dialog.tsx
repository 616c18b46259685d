import type { AdminUser } from '@groundwork/contract/admin';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Button, Checkbox, Group, Modal, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useSignedInUser } from '../../../session/session.queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Form } from '../../../ui/form.tsx';
import { FormActions } from '../../../ui/form-actions.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { ADMIN, USERS } from '../admin.texts.ts';
import { useUserChanges } from './use-user-changes.ts';
import { nameOf } from './user-table.tsx';

const GIVEN = ['admin', 'service'] as const;

/** Roles, plan and organization of a person, saved together; disabling apart, since it works at once. */
export function UserDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [roles, setRoles] = useState(user.roles.filter((role) => role !== 'user'));
  const [plan, setPlan] = useState(user.plan);
  const [organisationId, setOrganisationId] = useState(user.organisation?.id ?? '');
  const [asking, setAsking] = useState<'disable' | 'factor' | null>(null);
  const organisations = useQuery(api.organisations.list.queryOptions()).data?.items ?? [];
  const { save, setDisabled, removeFactor } = useUserChanges(user, onClose);
  const isSelf = useSignedInUser().id === user.id;
  const isDisabled = user.state === 'disabled';
  return (
    <Modal opened onClose={onClose} centered title={USERS.editTitle(nameOf(user))}>
      <Form isBusy={save.isPending} onSubmit={() => save.mutate({ roles, plan, organisationId })}>
        <Stack gap="md">
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {user.email}
          </Text>
          <FormError error={save.error ?? setDisabled.error ?? removeFactor.error} />
          <Checkbox.Group label={USERS.roles} value={roles} onChange={(values) => setRoles(values as typeof roles)}>
            <Stack gap={8} mt={6}>
              {GIVEN.map((role) => (
                <Checkbox key={role} value={role} label={USERS.roleNames[role]} description={USERS.rolesHint[role]} />
              ))}
            </Stack>
          </Checkbox.Group>
          <NativeSelect
            label={USERS.plan}
            description={USERS.planHint}
            value={plan}
            data={PLANS.map((each) => ({ value: each, label: PLAN_NAMES[each] }))}
            onChange={(event) => setPlan(event.currentTarget.value as AdminUser['plan'])}
          />
          <NativeSelect
            label={USERS.organisation}
            description={USERS.organisationHint}
            value={organisationId}
            data={[
              { value: '', label: USERS.noOrganisation },
              ...organisations.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => setOrganisationId(event.currentTarget.value)}
          />
          {user.hasSecondFactor && (
            <Button variant="default" style={{ alignSelf: 'flex-start' }} onClick={() => setAsking('factor')}>
              {USERS.removeFactor}
            </Button>
          )}
          <Group justify="space-between" mt="xs">
            {isSelf ? (
              <span />
            ) : (
              <Button
                variant="default"
                loading={setDisabled.isPending}
                onClick={() => (isDisabled ? setDisabled.mutate(false) : setAsking('disable'))}
              >
                {isDisabled ? USERS.enable : USERS.disable}
              </Button>
            )}
            <FormActions submitLabel={ADMIN.save} isBusy={save.isPending} onCancel={onClose} />
          </Group>
        </Stack>
      </Form>
      <ConfirmDialog
        isOpen={asking === 'disable'}
        title={USERS.disableTitle}
        text={USERS.disableText(user.email)}
        confirmLabel={USERS.disable}
        isBusy={setDisabled.isPending}
        onConfirm={() => setDisabled.mutate(true, { onSettled: () => setAsking(null) })}
        onClose={() => setAsking(null)}
      />
      <ConfirmDialog
        isOpen={asking === 'factor'}
        title={USERS.removeFactorTitle}
        text={USERS.removeFactorText(user.email)}
        confirmLabel={USERS.removeFactor}
        isBusy={removeFactor.isPending}
        onConfirm={() => removeFactor.mutate(undefined, { onSettled: () => setAsking(null) })}
        onClose={() => setAsking(null)}
      />
    </Modal>
  );
}

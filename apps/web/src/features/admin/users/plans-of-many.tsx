import type { PlansOfMany as Changed } from '@groundwork/contract/billing';
import { formatNumber } from '@groundwork/contract/format';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Alert, Button, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { Form } from '../../../ui/form.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { AddressList, AddressListButtons } from '../address-list.tsx';
import { INVITATIONS, USERS } from '../admin.texts.ts';

/** One plan for all of a list of addresses; opened where it is wanted. */
export function PlansOfMany() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [list, setList] = useState('');
  const [plan, setPlan] = useState<Plan>('pro');
  const change = useMutation(
    api.billing.setPlans.mutationOptions({
      onSuccess: async () => {
        setList('');
        await queryClient.invalidateQueries({ queryKey: api.admin.key() });
      },
    }),
  );
  if (!isOpen)
    return (
      <Group pb="md">
        <Button variant="default" size="compact-sm" onClick={() => setOpen(true)}>
          {USERS.ofMany}
        </Button>
      </Group>
    );
  return (
    <Form aria-label={USERS.ofMany} isBusy={change.isPending} onSubmit={() => change.mutate({ list, plan })}>
      <Stack gap="sm" pb="md" maw={640}>
        <FormError error={change.error} />
        <AddressList label={USERS.list} value={list} error={fieldErrors(change.error)['list']} onChange={setList} />
        <NativeSelect
          label={USERS.newPlan}
          description={USERS.planHint}
          value={plan}
          data={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
          onChange={(event) => setPlan(event.currentTarget.value as Plan)}
        />
        <AddressListButtons send={USERS.change} isBusy={change.isPending} onRead={setList} />
        {change.data && <Outcome {...change.data} />}
      </Stack>
    </Form>
  );
}

function Outcome({ changed, same, unknown, refused }: Changed) {
  const lines = refused.map(({ line, text }) => INVITATIONS.refusedLine(formatNumber(line), text));
  return (
    <Alert color={unknown.length + lines.length > 0 ? 'yellow' : 'ground'} variant="light" role="status">
      <Text size="sm">
        {USERS.changed(formatNumber(changed))} {same > 0 && USERS.same(formatNumber(same))}
      </Text>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {unknown.length > 0 && USERS.unknown(unknown.join(', '))}{' '}
        {lines.length > 0 && INVITATIONS.refused(lines.join(', '))}
      </Text>
    </Alert>
  );
}

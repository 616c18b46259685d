import type { PlansOfMany as Changed } from '@groundwork/contract/billing';
import { formatNumber } from '@groundwork/contract/format';
import type { Plan } from '@groundwork/contract/plans';
import { PLAN_NAMES, PLANS } from '@groundwork/contract/plans.permissions';
import { Alert, Button, FileButton, Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { FormError } from '../../../ui/form-error.tsx';
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
    <form
      noValidate
      aria-label={USERS.ofMany}
      onSubmit={(event) => {
        event.preventDefault();
        if (!change.isPending) change.mutate({ list, plan });
      }}
    >
      <Stack gap="sm" pb="md" maw={640}>
        <FormError error={change.error} />
        <Textarea
          label={USERS.list}
          description={INVITATIONS.listHint}
          autosize
          minRows={3}
          maxRows={12}
          value={list}
          error={fieldErrors(change.error)['list']}
          onChange={(event) => setList(event.currentTarget.value)}
        />
        <NativeSelect
          label={USERS.newPlan}
          description={USERS.planHint}
          value={plan}
          data={PLANS.map((value) => ({ value, label: PLAN_NAMES[value] }))}
          onChange={(event) => setPlan(event.currentTarget.value as Plan)}
        />
        <Group>
          <Button type="submit" loading={change.isPending}>
            {USERS.change}
          </Button>
          <FileButton accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={(file) => void file?.text().then(setList)}>
            {(props) => (
              <Button {...props} variant="default">
                {INVITATIONS.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
        {change.data && <Outcome {...change.data} />}
      </Stack>
    </form>
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

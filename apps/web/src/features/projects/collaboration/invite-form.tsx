import type { InvitedRole } from '@groundwork/contract/collaboration';
import { formatNumber } from '@groundwork/contract/format';
import { firstPlanWith, PLAN_NAMES } from '@groundwork/contract/plans.permissions';
import { Alert, Button, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { useMay } from '../../../session/permissions.queries.ts';
import { Form } from '../../../ui/form.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { AnchorLink } from '../../../ui/links.tsx';
import { usePeopleActions } from './collaboration.queries.ts';
import { TEXTS } from './collaboration.texts.ts';
import classes from './people.module.css';
import { RoleSelect } from './role-select.tsx';

type Props = { projectId: string; canMail: boolean; max: number; isFull: boolean; isShared: boolean };

export function InviteForm({ projectId, canMail, max, isFull, isShared }: Props) {
  const mayShare = useMay('collaboration');
  const { invite } = usePeopleActions();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('viewer');
  if (!mayShare)
    return (
      <Alert variant="light" role="note" title={TEXTS.locked(PLAN_NAMES[firstPlanWith('collaboration')])}>
        <Text size="sm">
          {isShared && `${TEXTS.keptMeanwhile} `}
          <AnchorLink to="/plans" inherit underline="always">
            {TEXTS.seePlans}
          </AnchorLink>
        </Text>
      </Alert>
    );
  if (isFull) return <Text c="dimmed">{TEXTS.full(formatNumber(max))}</Text>;
  return (
    <Form
      isBusy={invite.isPending}
      onSubmit={() => invite.mutate({ projectId, email, role }, { onSuccess: () => setEmail('') })}
    >
      <Stack gap="xs">
        <FormError error={invite.error} since={invite.submittedAt} />
        <div className={classes['invite']}>
          <TextInput
            type="email"
            className={classes['email'] ?? ''}
            label={TEXTS.email}
            placeholder={TEXTS.emailPlaceholder}
            autoComplete="off"
            data-autofocus
            value={email}
            error={fieldErrors(invite.error)['email']}
            onChange={(event) => setEmail(event.currentTarget.value)}
          />
          <RoleSelect label={TEXTS.role} value={role} onChange={setRole} />
          <Button type="submit" loading={invite.isPending} mt={24}>
            {TEXTS.invite}
          </Button>
        </div>
        <Text size="sm" c="dimmed" role="status">
          {invite.isSuccess && (canMail ? TEXTS.invited(invite.data.email) : TEXTS.invitedByLink)}
        </Text>
      </Stack>
    </Form>
  );
}

import { formatNumber } from '@groundwork/contract/format';
import type { InvitedMany } from '@groundwork/contract/sign-up-invitations';
import { Alert, Stack, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { Form } from '../../../ui/form.tsx';
import { FormError } from '../../../ui/form-error.tsx';
import { AddressList, AddressListButtons } from '../address-list.tsx';
import { INVITATIONS } from '../admin.texts.ts';

/** A list of addresses, typed, pasted or out of a file; what was found in it is told. */
export function InviteMany() {
  const queryClient = useQueryClient();
  const [list, setList] = useState('');
  const invite = useMutation(
    api.signUpInvitations.invite.mutationOptions({
      onSuccess: async () => {
        setList('');
        await queryClient.invalidateQueries({ queryKey: api.signUpInvitations.key() });
      },
    }),
  );
  return (
    <Form isBusy={invite.isPending} onSubmit={() => invite.mutate({ list })}>
      <Stack gap="sm" py="md" maw={640}>
        <FormError error={invite.error} />
        <AddressList
          label={INVITATIONS.list}
          value={list}
          error={fieldErrors(invite.error)['list']}
          onChange={setList}
        />
        <AddressListButtons send={INVITATIONS.invite} isBusy={invite.isPending} onRead={setList} />
        {invite.data && <Outcome {...invite.data} />}
      </Stack>
    </Form>
  );
}

function Outcome({ invited, known, refused, isMailed }: InvitedMany) {
  const lines = refused.map(({ line, text }) => INVITATIONS.refusedLine(formatNumber(line), text));
  return (
    <Alert color={refused.length > 0 ? 'yellow' : 'ground'} variant="light" role="status">
      <Text size="sm">
        {isMailed ? INVITATIONS.invited(formatNumber(invited)) : INVITATIONS.invitedWithoutMail(formatNumber(invited))}{' '}
        {known > 0 && INVITATIONS.known(formatNumber(known))}
      </Text>
      {lines.length > 0 && (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {INVITATIONS.refused(lines.join(', '))}
        </Text>
      )}
    </Alert>
  );
}

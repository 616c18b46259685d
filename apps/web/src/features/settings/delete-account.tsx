import { formatDate } from '@groundwork/contract/format';
import type { Profile } from '@groundwork/contract/settings';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { Button, Text, TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { forgetSession } from '../../session/end-session.ts';
import { CredentialDialog, PasswordField } from './credential-dialog.tsx';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.deletion;

export function DeleteAccount({ profile, onDeleted }: { profile: Profile; onDeleted: () => void }) {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const remove = useMutation(
    api.settings.deleteAccount.mutationOptions({
      onSuccess: ({ deletionAt }) => {
        forgetSession(queryClient);
        notifications.show({
          title: texts.scheduled(formatDate(deletionAt)),
          message: texts.scheduledText,
          autoClose: false,
        });
        onDeleted();
      },
    }),
  );
  const errors = fieldErrors(remove.error);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen && (
        <CredentialDialog
          title={texts.confirmTitle}
          confirmLabel={texts.confirm}
          isDangerous
          names={['currentPassword', 'successorEmail'] as const}
          isBusy={remove.isPending || remove.isSuccess}
          error={remove.error}
          since={remove.submittedAt}
          onSubmit={(values) => remove.mutate(values)}
          onClose={() => setOpen(false)}
        >
          <Text>{texts.about}</Text>
          {profile.isLastAdmin && (
            <TextInput
              name="successorEmail"
              type="email"
              label={texts.successor}
              description={SETTINGS_TEXTS.lastAdmin}
              required
              autoComplete="off"
              error={errors['successorEmail']}
            />
          )}
          {profile.hasPassword ? (
            <PasswordField
              name="currentPassword"
              label={TEXTS.signIn.currentPassword}
              autoComplete="current-password"
              data-autofocus
              error={errors['currentPassword']}
            />
          ) : (
            <Text c="dimmed">{texts.byService}</Text>
          )}
        </CredentialDialog>
      )}
    </>
  );
}

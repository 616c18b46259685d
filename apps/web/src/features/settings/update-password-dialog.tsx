import { PasswordUpdate } from '@groundwork/contract/settings';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { usePasswordHint } from '../../lib/auth-options.queries.ts';
import { checkForm } from '../../lib/check-form.ts';
import { CredentialDialog, PasswordField } from './credential-dialog.tsx';
import { sessionsOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.signIn;

export function UpdatePasswordDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const passwordHint = usePasswordHint();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const update = useMutation(
    api.settings.updatePassword.mutationOptions({
      onSuccess: () => {
        void queryClient.invalidateQueries({ queryKey: sessionsOptions.queryKey });
        notifications.show({ message: SETTINGS_TEXTS.passwordUpdated });
        onClose();
      },
    }),
  );
  const errors = { ...fieldErrors(update.error), ...wrong };
  return (
    <CredentialDialog
      title={texts.updatePassword}
      confirmLabel={texts.updatePassword}
      names={['currentPassword', 'newPassword', 'confirmation'] as const}
      isBusy={update.isPending}
      error={update.error}
      since={update.submittedAt}
      onClose={onClose}
      onSubmit={(values) => {
        const found = checkForm(PasswordUpdate, values);
        setWrong(found);
        if (Object.keys(found).length === 0) update.mutate(values);
      }}
    >
      <PasswordField
        name="currentPassword"
        label={texts.currentPassword}
        autoComplete="current-password"
        data-autofocus
        error={errors['currentPassword']}
      />
      <PasswordField
        name="newPassword"
        label={texts.newPassword}
        description={passwordHint}
        autoComplete="new-password"
        error={errors['newPassword']}
      />
      <PasswordField
        name="confirmation"
        label={texts.confirmation}
        autoComplete="new-password"
        error={errors['confirmation']}
      />
      <Text size="sm" c="dimmed">
        {texts.othersEnd}
      </Text>
    </CredentialDialog>
  );
}

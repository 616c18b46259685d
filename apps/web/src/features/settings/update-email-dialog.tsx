import { EmailUpdate } from '@groundwork/contract/settings';
import { inLanguage } from '@groundwork/contract/texts';
import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { fieldErrors } from '../../lib/api-errors.ts';
import { checkForm } from '../../lib/check-form.ts';
import { sessionOptions } from '../../session/session.queries.ts';
import { CredentialDialog, PasswordField } from './credential-dialog.tsx';
import { profileOptions } from './settings.queries.ts';
import { TEXTS } from './settings.texts.ts';

const texts = TEXTS.signIn;

export function UpdateEmailDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const update = useMutation(
    api.settings.updateEmail.mutationOptions({
      onSuccess: ({ message, messageSaid, isChanged }) => {
        if (isChanged)
          for (const { queryKey } of [profileOptions, sessionOptions]) void queryClient.invalidateQueries({ queryKey });
        notifications.show({ message: inLanguage(messageSaid, message), autoClose: 10_000 });
        onClose();
      },
    }),
  );
  const errors = { ...fieldErrors(update.error), ...wrong };
  return (
    <CredentialDialog
      title={texts.updateEmail}
      confirmLabel={texts.updateEmail}
      names={['currentPassword', 'newEmail'] as const}
      isBusy={update.isPending}
      error={update.error}
      since={update.submittedAt}
      onClose={onClose}
      onSubmit={(values) => {
        const found = checkForm(EmailUpdate, values);
        setWrong(found);
        if (Object.keys(found).length === 0) update.mutate(values);
      }}
    >
      <TextInput
        name="newEmail"
        type="email"
        label={texts.newEmail}
        required
        autoComplete="email"
        data-autofocus
        error={errors['newEmail']}
      />
      <PasswordField
        name="currentPassword"
        label={texts.currentPassword}
        autoComplete="current-password"
        error={errors['currentPassword']}
      />
    </CredentialDialog>
  );
}

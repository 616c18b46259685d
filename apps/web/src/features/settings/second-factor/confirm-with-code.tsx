import { TextInput } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { CredentialDialog, PasswordField } from '../credential-dialog.tsx';
import { TEXTS as SETTINGS } from '../settings.texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { FACTOR_TEXTS as TEXTS } from './second-factor.texts.ts';

/** A change that weakens the account takes both: the password and a code. */
export function ConfirmWithCode({ what, onClose }: { what: 'renew' | 'remove'; onClose: () => void }) {
  const renew = useMutation(api.secondFactor.renewCodes.mutationOptions());
  const remove = useMutation(
    api.secondFactor.remove.mutationOptions({
      onSuccess: () => {
        notifications.show({ message: TEXTS.removed });
        onClose();
      },
    }),
  );
  if (renew.data) return <RecoveryCodes codes={renew.data.recoveryCodes} onClose={onClose} />;
  const asked = what === 'renew' ? renew : remove;
  const errors = fieldErrors(asked.error);
  return (
    <CredentialDialog
      title={what === 'renew' ? TEXTS.renew : TEXTS.removeTitle}
      confirmLabel={what === 'renew' ? TEXTS.renew : TEXTS.remove}
      isDangerous={what === 'remove'}
      names={['currentPassword', 'code'] as const}
      isBusy={asked.isPending}
      error={asked.error}
      since={asked.submittedAt}
      onSubmit={(values) => asked.mutate(values)}
      onClose={onClose}
    >
      <PasswordField
        name="currentPassword"
        label={SETTINGS.signIn.currentPassword}
        autoComplete="current-password"
        data-autofocus
        error={errors['currentPassword']}
      />
      <TextInput
        name="code"
        label={TEXTS.code}
        description={TEXTS.codeOrRecovery}
        required
        autoComplete="one-time-code"
        error={errors['code']}
      />
    </CredentialDialog>
  );
}

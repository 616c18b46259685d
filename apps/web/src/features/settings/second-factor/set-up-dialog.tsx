import { Code, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { CredentialDialog, PasswordField } from '../credential-dialog.tsx';
import { TEXTS as SETTINGS } from '../settings.texts.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { FACTOR_TEXTS as TEXTS } from './second-factor.texts.ts';

/** First the password, then the picture and a code that proves that the app has it, then the recovery codes. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const begin = useMutation(api.secondFactor.begin.mutationOptions());
  const confirm = useMutation(api.secondFactor.confirm.mutationOptions());
  if (confirm.data) return <RecoveryCodes codes={confirm.data.recoveryCodes} onClose={onClose} />;
  if (begin.data)
    return (
      <CredentialDialog
        key="code"
        title={TEXTS.setUp}
        confirmLabel={TEXTS.turnOn}
        names={['code'] as const}
        isBusy={confirm.isPending}
        error={confirm.error}
        since={confirm.submittedAt}
        onSubmit={(values) => confirm.mutate(values)}
        onClose={onClose}
      >
        <Text>{TEXTS.scan}</Text>
        <img
          src={begin.data.picture}
          alt={TEXTS.picture}
          width={200}
          height={200}
          style={{ alignSelf: 'center', background: 'white' }}
        />
        <Stack gap={4}>
          <Text size="sm" c="dimmed">
            {TEXTS.bySecret}
          </Text>
          <Code block style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
            {begin.data.secret.replace(/.{4}(?=.)/g, '$& ')}
          </Code>
        </Stack>
        <TextInput
          name="code"
          label={TEXTS.code}
          description={TEXTS.codeHint}
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          error={fieldErrors(confirm.error)['code']}
        />
      </CredentialDialog>
    );
  return (
    <CredentialDialog
      key="password"
      title={TEXTS.setUp}
      confirmLabel={TEXTS.next}
      names={['currentPassword'] as const}
      isBusy={begin.isPending}
      error={begin.error}
      since={begin.submittedAt}
      onSubmit={(values) => begin.mutate(values)}
      onClose={onClose}
    >
      <PasswordField
        name="currentPassword"
        label={SETTINGS.signIn.currentPassword}
        autoComplete="current-password"
        data-autofocus
        error={fieldErrors(begin.error)['currentPassword']}
      />
    </CredentialDialog>
  );
}

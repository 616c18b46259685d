import type { Profile } from '@groundwork/contract/settings';
import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { useAuthOptions } from '../../lib/auth-options.queries.ts';
import { Section } from './section.tsx';
import { TEXTS } from './settings.texts.ts';
import { UpdateEmailDialog } from './update-email-dialog.tsx';
import { UpdatePasswordDialog } from './update-password-dialog.tsx';

const texts = TEXTS.signIn;

/** The user's means of signing in. Accounts of an identity service have nothing to change here. */
export function SignInSection({ profile }: { profile: Profile }) {
  const [dialog, setDialog] = useState<'email' | 'password' | null>(null);
  const close = () => setDialog(null);
  return (
    <Section title={texts.title} about={texts.about}>
      <Stack gap="md" align="flex-start">
        <Verification profile={profile} />
        {profile.hasPassword ? (
          <Group gap="sm">
            <Button variant="default" onClick={() => setDialog('email')}>
              {texts.updateEmail}
            </Button>
            <Button variant="default" onClick={() => setDialog('password')}>
              {texts.updatePassword}
            </Button>
          </Group>
        ) : (
          <Text c="dimmed">{SETTINGS_TEXTS.noPassword}</Text>
        )}
      </Stack>
      {dialog === 'email' && <UpdateEmailDialog onClose={close} />}
      {dialog === 'password' && <UpdatePasswordDialog onClose={close} />}
    </Section>
  );
}

/** Only where mail is set up can an address be confirmed; elsewhere nothing is said of it. */
function Verification({ profile }: { profile: Profile }) {
  const canMail = useAuthOptions()?.canMail;
  const send = useMutation(
    api.auth.sendVerification.mutationOptions({
      onSuccess: () => notifications.show({ message: texts.sent(profile.email) }),
      onError: (error) => notifications.show({ color: 'red', message: messageOf(error) }),
    }),
  );
  if (profile.isEmailVerified)
    return (
      <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {texts.verified(profile.email)}
      </Text>
    );
  if (!canMail) return null;
  return (
    <Group gap="xs">
      <Text style={{ overflowWrap: 'anywhere' }}>{texts.notVerified(profile.email)}</Text>
      <Button variant="default" size="compact-sm" loading={send.isPending} onClick={() => send.mutate({})}>
        {texts.sendAgain}
      </Button>
    </Group>
  );
}

import { Button, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { endSession } from '../session/end-session.ts';
import { ACCOUNT_TEXTS } from './account.texts.ts';

/** Opening this page signs out. A failure is said: on a shared machine, believing it done would be worse. */
export function SignOutPage() {
  usePageTitle(ACCOUNT_TEXTS.signOut);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [hasFailed, setFailed] = useState(false);
  const signOut = useCallback(() => {
    setFailed(false);
    endSession(queryClient).then(
      () => void navigate({ to: '/sign-in', replace: true }),
      () => setFailed(true),
    );
  }, [queryClient, navigate]);
  useEffect(signOut, [signOut]);
  return (
    <AuthLayout>
      <Title order={1}>{hasFailed ? ACCOUNT_TEXTS.signOutFailed : ACCOUNT_TEXTS.signingOut}</Title>
      {hasFailed && (
        <>
          <Text c="dimmed" my="md">
            {ACCOUNT_TEXTS.signOutFailedText}
          </Text>
          <Button onClick={signOut}>{ACCOUNT_TEXTS.tryAgainHere}</Button>
        </>
      )}
    </AuthLayout>
  );
}

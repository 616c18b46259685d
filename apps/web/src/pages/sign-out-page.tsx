import { Button, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { endSession } from '../session/end-session.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

/** Opening this page signs out. A failure is said: on a shared machine, believing it done would be worse. */
export function SignOutPage() {
  usePageTitle(PAGES_TEXTS.signOut);
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
      <Title order={1}>{hasFailed ? PAGES_TEXTS.signOutFailed : PAGES_TEXTS.signingOut}</Title>
      {hasFailed && (
        <>
          <Text c="dimmed" my="md">
            {PAGES_TEXTS.signOutFailedText}
          </Text>
          <Button onClick={signOut}>{PAGES_TEXTS.tryAgainHere}</Button>
        </>
      )}
    </AuthLayout>
  );
}

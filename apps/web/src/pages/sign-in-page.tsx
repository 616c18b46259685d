import { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { DASHBOARD } from '@groundwork/contract/paths';
import { Text, Title } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { PageAlert } from '../features/app-alerts/page-alert.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { OutsideSignIn } from '../features/auth/outside-sign-in.tsx';
import { SignInForm } from '../features/auth/sign-in-form.tsx';
import { useAuthOptions } from '../lib/auth-options.queries.ts';
import { safeRedirect } from '../lib/safe-url.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { ACCOUNT_TEXTS } from './account.texts.ts';

export function SignInPage({ redirect, problem }: { redirect: string; problem: string }) {
  usePageTitle(ACCOUNT_TEXTS.signIn);
  const navigate = useNavigate();
  const { email } = useLocation().state;
  const isClosed = useAuthOptions()?.signUp.mode === 'closed';
  const target = safeRedirect(redirect) || DASHBOARD;
  const enter = () => void navigate({ href: target, replace: true });
  return (
    <AuthLayout>
      <PageAlert />
      <Title order={1}>{ACCOUNT_TEXTS.signIn}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {isClosed ? (
          AUTH_TEXTS.signUpClosed
        ) : (
          <>
            {ACCOUNT_TEXTS.newHere}{' '}
            <AnchorLink to="/sign-up" search={{ redirect }} inherit underline="always">
              {ACCOUNT_TEXTS.createAFreeAccount}
            </AnchorLink>
          </>
        )}
      </Text>
      <OutsideSignIn redirect={target} problem={problem} onSignedIn={enter} />
      <SignInForm onSignedIn={enter} email={email} />
    </AuthLayout>
  );
}

import { isInvitationPath, NEW_PROJECT } from '@groundwork/contract/paths';
import { Alert, Text, Title } from '@mantine/core';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { PageAlert } from '../features/app-alerts/page-alert.tsx';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { OutsideSignIn } from '../features/auth/outside-sign-in.tsx';
import { SignUpForm } from '../features/auth/sign-up-form.tsx';
import { useAuthOptions, whoMaySignUp } from '../lib/auth-options.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { ACCOUNT_TEXTS } from './account.texts.ts';

export function SignUpPage({ redirect }: { redirect: string }) {
  usePageTitle(ACCOUNT_TEXTS.createAFreeAccount);
  const navigate = useNavigate();
  const { email } = useLocation().state;
  const rule = useAuthOptions()?.signUp;
  const who = rule && whoMaySignUp(rule);
  // Somebody with an invitation goes back to it; everyone else begins with a project.
  const target = isInvitationPath(redirect) ? redirect : NEW_PROJECT;
  const enter = () => void navigate({ href: target, replace: true });
  return (
    <AuthLayout>
      <PageAlert />
      <Title order={1}>{ACCOUNT_TEXTS.createAFreeAccount}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {ACCOUNT_TEXTS.haveOne}{' '}
        <AnchorLink to="/sign-in" search={{ redirect }} inherit underline="always">
          {ACCOUNT_TEXTS.signIn}
        </AnchorLink>
      </Text>
      {who && (
        <Alert color="ground" variant="light" mb="md">
          {who}
        </Alert>
      )}
      {rule?.mode !== 'closed' && (
        <>
          <OutsideSignIn redirect={target} onSignedIn={enter} />
          <SignUpForm onSignedUp={enter} email={email} invitation={isInvitationPath(redirect) ? redirect : undefined} />
        </>
      )}
    </AuthLayout>
  );
}

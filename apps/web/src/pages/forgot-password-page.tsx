import { Text, Title } from '@mantine/core';
import { TEXTS } from '../features/auth/auth.texts.ts';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';

export function ForgotPasswordPage() {
  usePageTitle(TEXTS.forgot);
  return (
    <AuthLayout>
      <Title order={1}>{TEXTS.forgot}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {TEXTS.forgotAbout}
      </Text>
      <ForgotPasswordForm />
      <AnchorLink to="/sign-in" size="sm" mt="md" display="inline-block">
        {TEXTS.backToSignIn}
      </AnchorLink>
    </AuthLayout>
  );
}

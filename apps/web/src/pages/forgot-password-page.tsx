import { Text, Title } from '@mantine/core';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ForgotPasswordForm } from '../features/auth/forgot-password-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';

export function ForgotPasswordPage() {
  usePageTitle('Forgot your password?');
  return (
    <AuthLayout>
      <Title order={1}>Forgot your password?</Title>
      <Text c="dimmed" mt={4} mb="lg">
        Tell us your email and set a new one.
      </Text>
      <ForgotPasswordForm />
      <AnchorLink to="/sign-in" size="sm" mt="md" display="inline-block">
        Back to sign in
      </AnchorLink>
    </AuthLayout>
  );
}

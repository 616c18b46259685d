import { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';
import { Title } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { AuthLayout } from '../features/auth/auth-layout.tsx';
import { ResetPasswordForm } from '../features/auth/reset-password-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { forgetSession } from '../session/end-session.ts';
import { ACCOUNT_TEXTS } from './account.texts.ts';

export function ResetPasswordPage({ token }: { token: string }) {
  usePageTitle(ACCOUNT_TEXTS.setANewPassword);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return (
    <AuthLayout>
      <Title order={1} mb="xs">
        {ACCOUNT_TEXTS.setANewPassword}
      </Title>
      <ResetPasswordForm
        token={token}
        onDone={() => {
          forgetSession(queryClient);
          notifications.show({ message: SETTINGS_TEXTS.passwordUpdated });
          void navigate({ to: '/sign-in', replace: true });
        }}
      />
    </AuthLayout>
  );
}

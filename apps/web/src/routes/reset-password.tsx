import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { ResetPasswordPage } from '../pages/reset-password-page.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: ADDRESSES.resetPassword,
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useSearch().token ?? ''} />;
  },
});

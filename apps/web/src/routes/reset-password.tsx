import { createFileRoute } from '@tanstack/react-router';
import { firstOf } from '../lib/url-search.ts';
import { ResetPasswordPage } from '../pages/reset-password-page.tsx';

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token: string } => ({ token: firstOf(search['token']) }),
  component: function ResetPassword() {
    return <ResetPasswordPage token={Route.useSearch().token} />;
  },
});

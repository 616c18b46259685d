import { createFileRoute } from '@tanstack/react-router';
import { firstOf } from '../lib/url-search.ts';
import { ConfirmEmailPage } from '../pages/confirm-email-page.tsx';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: (search: Record<string, unknown>): { token: string } => ({ token: firstOf(search['token']) }),
  component: function ConfirmEmail() {
    return <ConfirmEmailPage token={Route.useSearch().token} />;
  },
});

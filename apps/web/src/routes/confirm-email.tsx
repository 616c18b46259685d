import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { ConfirmEmailPage } from '../pages/confirm-email-page.tsx';

export const Route = createFileRoute('/confirm-email')({
  validateSearch: ADDRESSES.confirmEmail,
  component: function ConfirmEmail() {
    const { token = '', redirect = '' } = Route.useSearch();
    return <ConfirmEmailPage token={token} redirect={redirect} />;
  },
});

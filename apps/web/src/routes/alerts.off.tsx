import { createFileRoute } from '@tanstack/react-router';
import { firstOf } from '../lib/url-search.ts';
import { AlertOffPage } from '../pages/alert-off-page.tsx';

export const Route = createFileRoute('/alerts/off')({
  validateSearch: (search: Record<string, unknown>): { token: string } => ({ token: firstOf(search['token']) }),
  component: function AlertOff() {
    return <AlertOffPage token={Route.useSearch().token} />;
  },
});

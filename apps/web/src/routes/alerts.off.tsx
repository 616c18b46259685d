import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { AlertOffPage } from '../pages/alert-off-page.tsx';

export const Route = createFileRoute('/alerts/off')({
  validateSearch: ADDRESSES.alertOff,
  component: function AlertOff() {
    return <AlertOffPage token={Route.useSearch().token ?? ''} />;
  },
});

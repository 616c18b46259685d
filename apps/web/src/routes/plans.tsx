import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { PlansPage } from '../pages/plans-page.tsx';
import { permissionsOptions } from '../session/permissions.queries.ts';
import { sessionOptions } from '../session/session.queries.ts';

export const Route = createFileRoute('/plans')({
  validateSearch: ADDRESSES.plans,
  beforeLoad: async ({ context: { queryClient } }) => {
    const known = await queryClient.ensureQueryData(sessionOptions).catch(() => null);
    if (known?.user) await queryClient.ensureQueryData(permissionsOptions).catch(() => undefined);
  },
  component: function Plans() {
    return <PlansPage isAfterCheckout={Route.useSearch().checkout === 'done'} />;
  },
});

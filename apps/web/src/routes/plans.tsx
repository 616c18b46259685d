import { createFileRoute } from '@tanstack/react-router';
import { PlansPage } from '../pages/plans-page.tsx';
import { permissionsOptions } from '../session/permissions.ts';
import { sessionOptions } from '../session/session.queries.ts';

export const Route = createFileRoute('/plans')({
  validateSearch: (search: Record<string, unknown>): { checkout?: 'done' } =>
    search['checkout'] === 'done' ? { checkout: 'done' } : {},
  beforeLoad: async ({ context: { queryClient } }) => {
    const known = await queryClient.ensureQueryData(sessionOptions).catch(() => null);
    if (known?.user) await queryClient.ensureQueryData(permissionsOptions).catch(() => undefined);
  },
  component: function Plans() {
    return <PlansPage isAfterCheckout={Route.useSearch().checkout === 'done'} />;
  },
});

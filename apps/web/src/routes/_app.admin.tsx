import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { readAdminState } from '../lib/admin-state.ts';
import { AdminPage } from '../pages/admin-page.tsx';

export const Route = createFileRoute('/_app/admin')({
  validateSearch: ADDRESSES.admin,
  component: function AdminRoute() {
    return <AdminPage state={readAdminState(Route.useSearch())} />;
  },
});

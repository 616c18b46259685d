import { createFileRoute } from '@tanstack/react-router';
import { readAdminState } from '../lib/admin-state.ts';
import type { UrlParams } from '../lib/url-search.ts';
import { AdminPage } from '../pages/admin-page.tsx';

export const Route = createFileRoute('/_app/admin')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function AdminRoute() {
    return <AdminPage state={readAdminState(Route.useSearch())} />;
  },
});

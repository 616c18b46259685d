import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { SavedOpportunitiesPage } from '../pages/saved-opportunities-page.tsx';

export const Route = createFileRoute('/_app/projects/$id/saved-opportunities')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function SavedOpportunitiesRoute() {
    return <SavedOpportunitiesPage id={Route.useParams().id} params={Route.useSearch()} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { SavedOpportunitiesPage } from '../pages/saved-opportunities-page.tsx';

export const Route = createFileRoute('/_app/projects/$id/saved-opportunities')({
  validateSearch: ADDRESSES.savedOpportunities,
  component: function SavedOpportunitiesRoute() {
    return <SavedOpportunitiesPage id={Route.useParams().id} params={Route.useSearch()} />;
  },
});

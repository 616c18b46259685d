import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { InsightsPage } from '../pages/insights-page.tsx';

export const Route = createFileRoute('/_app/insights')({
  validateSearch: ADDRESSES.insights,
  component: function InsightsRoute() {
    return <InsightsPage params={Route.useSearch()} />;
  },
});

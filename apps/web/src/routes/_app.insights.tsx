import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { InsightsPage } from '../pages/insights-page.tsx';

export const Route = createFileRoute('/_app/insights')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function InsightsRoute() {
    return <InsightsPage params={Route.useSearch()} />;
  },
});

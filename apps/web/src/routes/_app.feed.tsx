import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { FeedPage } from '../pages/feed-page.tsx';

export const Route = createFileRoute('/_app/feed')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function FeedRoute() {
    return <FeedPage params={Route.useSearch()} />;
  },
});

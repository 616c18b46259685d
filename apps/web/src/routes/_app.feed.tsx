import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { FeedPage } from '../pages/feed-page.tsx';

export const Route = createFileRoute('/_app/feed')({
  validateSearch: ADDRESSES.feed,
  component: function FeedRoute() {
    return <FeedPage params={Route.useSearch()} />;
  },
});

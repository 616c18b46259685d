import { createFileRoute } from '@tanstack/react-router';
import { SharedFeedPage } from '../pages/shared-pages.tsx';

export const Route = createFileRoute('/feed/share/$id')({
  component: function SharedFeedRoute() {
    return <SharedFeedPage id={Route.useParams().id} />;
  },
});

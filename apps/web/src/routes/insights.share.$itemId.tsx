import { createFileRoute } from '@tanstack/react-router';
import { SharedInsightPage } from '../pages/shared-pages.tsx';

export const Route = createFileRoute('/insights/share/$itemId')({
  component: function SharedInsightRoute() {
    return <SharedInsightPage itemId={Route.useParams().itemId} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { ProjectHistoryPage } from '../pages/project-history-page.tsx';

export const Route = createFileRoute('/_app/projects/$id/history')({
  validateSearch: ADDRESSES.history,
  component: function ProjectHistoryRoute() {
    return <ProjectHistoryPage id={Route.useParams().id} params={Route.useSearch()} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { ProjectHistoryPage } from '../pages/project-history-page.tsx';

export const Route = createFileRoute('/_app/projects/$id/history')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function ProjectHistoryRoute() {
    return <ProjectHistoryPage id={Route.useParams().id} params={Route.useSearch()} />;
  },
});

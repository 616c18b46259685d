import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { LibraryPage } from '../pages/library-page.tsx';

export const Route = createFileRoute('/_app/library')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: function LibraryRoute() {
    return <LibraryPage params={Route.useSearch()} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import type { UrlParams } from '../lib/url-search.ts';
import { SearchPage } from '../pages/search-page.tsx';

export const Route = createFileRoute('/_app/search')({
  validateSearch: (search: Record<string, unknown>): UrlParams => search as UrlParams,
  component: SearchPage,
});

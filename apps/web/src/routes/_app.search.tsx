import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { SearchPage } from '../pages/search-page.tsx';

export const Route = createFileRoute('/_app/search')({
  validateSearch: ADDRESSES.search,
  component: SearchPage,
});

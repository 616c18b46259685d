import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { LibraryPage } from '../pages/library-page.tsx';

export const Route = createFileRoute('/_app/library')({
  validateSearch: ADDRESSES.library,
  component: function LibraryRoute() {
    return <LibraryPage params={Route.useSearch()} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { ComparePage } from '../pages/compare-page.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const Route = createFileRoute('/_app/compare')({
  validateSearch: ADDRESSES.compare,
  component: function CompareRoute() {
    const { engine, id, only } = Route.useSearch();
    if (!engine) return <NotFoundScreen />;
    return <ComparePage engine={engine} ids={id} isOnlyDifferences={only !== undefined} />;
  },
});

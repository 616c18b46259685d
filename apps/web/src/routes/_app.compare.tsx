import { COMPARED_MAX } from '@groundwork/contract/limits';
import { createFileRoute } from '@tanstack/react-router';
import { isEngine } from '../lib/engine-id.ts';
import { allOf, firstOf } from '../lib/url-search.ts';
import { ComparePage } from '../pages/compare-page.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export const Route = createFileRoute('/_app/compare')({
  validateSearch: (search: Record<string, unknown>): { engine: string; id: string[]; only?: string } => ({
    engine: firstOf(search['engine']),
    id: [...new Set(allOf(search['id']))].slice(0, COMPARED_MAX),
    ...(firstOf(search['only']) === 'differences' && { only: 'differences' }),
  }),
  component: function CompareRoute() {
    const { engine, id, only } = Route.useSearch();
    if (!isEngine(engine)) return <NotFoundScreen />;
    return <ComparePage engine={engine} ids={id} isOnlyDifferences={only !== undefined} />;
  },
});

import { createFileRoute, notFound } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isEngine } from '../lib/search-state.ts';
import { allOf } from '../lib/url-search.ts';
import { RecordPage } from '../pages/record-page.tsx';

export const Route = createFileRoute('/_app/$engine/$id')({
  // Funding opportunities may come with ?engineName=: the path says it already.
  validateSearch: (search: Record<string, unknown>): { quote?: string | string[] } => ({
    quote: allOf(search['quote']),
  }),
  params: {
    parse: ({ engine, id }) => {
      if (!isEngine(engine)) throw notFound();
      return { engine, id };
    },
  },
  component: function RecordRoute() {
    const { engine, id } = Route.useParams();
    const { quote } = Route.useSearch();
    const quotes = useMemo(() => allOf(quote), [quote]);
    return <RecordPage engine={engine} id={id} quotes={quotes} />;
  },
});

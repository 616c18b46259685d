import { createFileRoute, notFound } from '@tanstack/react-router';
import { isEngine } from '../lib/search-state.ts';
import { firstOf } from '../lib/url-search.ts';
import { RecordPage } from '../pages/record-page.tsx';

export const Route = createFileRoute('/_app/$engine/$id')({
  // Funding opportunities may come with ?engineName=: the path says it already.
  validateSearch: (search: Record<string, unknown>): { quote?: string } => ({ quote: firstOf(search['quote']) }),
  params: {
    parse: ({ engine, id }) => {
      if (!isEngine(engine)) throw notFound();
      return { engine, id };
    },
  },
  component: function RecordRoute() {
    const { engine, id } = Route.useParams();
    return <RecordPage engine={engine} id={id} quote={Route.useSearch().quote ?? ''} />;
  },
});

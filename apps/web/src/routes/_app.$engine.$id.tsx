import { MAIN_TABS } from '@groundwork/contract/engines.names';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { ADDRESSES } from '../lib/addresses.ts';
import { isEngine } from '../lib/engine-id.ts';
import { RecordPage } from '../pages/record-page.tsx';

const isSection = (section: string) => isEngine(section) || (MAIN_TABS as readonly string[]).includes(section);

export const Route = createFileRoute('/_app/$engine/$id')({
  // A section may hold several data sets; then ?engineName= tells which: /government/123?engineName=funding-opportunities.
  validateSearch: ADDRESSES.record,
  beforeLoad: ({ params, search }) => {
    if (!isSection(params.engine) || !isEngine(search.engineName ?? params.engine)) throw notFound();
  },
  component: function RecordRoute() {
    const { engine: section, id } = Route.useParams();
    const { quote, engineName } = Route.useSearch();
    const engine = engineName ?? section;
    return isEngine(engine) && <RecordPage engine={engine} id={id} quotes={quote} />;
  },
});

import { useNavigate } from '@tanstack/react-router';
import { overviewParams } from '../../../lib/search-state.ts';
import { QueryBox } from '../query-box.tsx';
import { OVERVIEW_TEXTS } from './search-overview.texts.ts';

/** A question to all data sets, for those who have no project yet. */
export default function AskAll() {
  const navigate = useNavigate();
  return (
    <QueryBox
      engine={null}
      query=""
      label={OVERVIEW_TEXTS.searchEverything}
      onSearch={(query) => void navigate({ to: '/search', search: overviewParams({ query }) })}
    />
  );
}

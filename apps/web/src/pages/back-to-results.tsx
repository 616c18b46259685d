import { SEARCH } from '@groundwork/contract/paths';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { safeRedirect } from '../lib/safe-url.ts';
import { type EngineId, searchParams } from '../lib/search-state.ts';
import { parseUrlSearch } from '../lib/url-search.ts';
import { AnchorLink } from '../ui/links.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

/** Restores the search that led here, with its page and filters; without one, leads to the record's data set. */
export function BackToResults({ engine }: { engine: EngineId }) {
  const { from = '' } = useLocation().state;
  const search = from.startsWith(SEARCH) ? safeRedirect(from).replace(/^[^?]*/, '') : '';
  return (
    <AnchorLink
      to="/search"
      search={search ? parseUrlSearch(search) : searchParams({ engine })}
      size="sm"
      display="inline-flex"
      mb="sm"
      style={{ alignItems: 'center', gap: 5 }}
    >
      <IconArrowLeft size={15} aria-hidden />
      {PAGES_TEXTS.backToResults}
    </AnchorLink>
  );
}

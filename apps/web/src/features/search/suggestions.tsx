import type { SearchSuggestion } from '@groundwork/contract/search';
import { inLanguage } from '@groundwork/contract/texts';
import { COUNT_TEXTS } from '../../lib/count.texts.ts';
import { addressOf, type SearchState } from '../../lib/search-state.ts';
import { AnchorLink } from '../../ui/links.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import classes from './suggestions.module.css';

const BEFORE: Record<SearchSuggestion['kind'], string> = SEARCH_TEXTS.suggestion;

/** Other searches that do find something. Their counts are those of keywords, so that is how they open. */
export function Suggestions({ suggestions, state }: { suggestions: SearchSuggestion[]; state: SearchState }) {
  if (suggestions.length === 0) return null;
  const { view, limit } = state;
  return (
    <ul className={classes['list']} aria-label={SEARCH_TEXTS.otherSearches}>
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.kind} ${suggestion.label}`}>
          <AnchorLink to="/search" search={addressOf(suggestion, { mode: 'keyword', view, limit })}>
            {BEFORE[suggestion.kind]} <b>{inLanguage(suggestion.labelSaid, suggestion.label)}</b>
            {suggestion.kind === 'spelling' ? '? ' : ': '}
            {COUNT_TEXTS.results(suggestion.total)}
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}

import { formatCount } from '@groundwork/contract/format';
import type { SearchSuggestion } from '@groundwork/contract/search';
import { addressOf, type SearchState } from '../../lib/search-state.ts';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './suggestions.module.css';

const BEFORE: Record<SearchSuggestion['kind'], string> = {
  spelling: 'Did you mean ',
  relaxed: 'With fewer words: ',
  filters: '',
  engine: 'In ',
};

/** Other searches that do find something. Their counts are those of keywords, so that is how they open. */
export function Suggestions({ suggestions, state }: { suggestions: SearchSuggestion[]; state: SearchState }) {
  if (suggestions.length === 0) return null;
  const { view, limit } = state;
  return (
    <ul className={classes['list']} aria-label="Other searches">
      {suggestions.map((suggestion) => (
        <li key={`${suggestion.kind} ${suggestion.label}`}>
          <AnchorLink to="/search" search={addressOf(suggestion, { mode: 'keyword', view, limit })}>
            {BEFORE[suggestion.kind]}
            <b>{suggestion.label}</b>
            {suggestion.kind === 'spelling' ? '? ' : ': '}
            {formatCount(suggestion.total, 'result')}
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}

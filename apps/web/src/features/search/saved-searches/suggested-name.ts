import { SAVED_SEARCH_NAME_MAX } from '@groundwork/contract/limits';
import { hasBound, type SearchState } from '../../../lib/search-state.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

const QUERY_MAX = 70;

/** A first name for a search, of its words and filters: 'solid electrolyte · NASA, Phase II'. */
export function suggestedName({ query, facets, date, amount }: SearchState, engineLabel: string): string {
  const filters = [
    ...Object.values(facets).flat(),
    ...[date, amount]
      .filter(hasBound)
      .map(({ min, max }) =>
        min && max ? SAVED_TEXTS.range(min, max) : min ? SAVED_TEXTS.from(min) : SAVED_TEXTS.upTo(max!),
      ),
  ].join(', ');
  const words = query === '' ? SAVED_TEXTS.all(engineLabel) : cutAtWord(query.replace(/\s+/g, ' '), QUERY_MAX);
  return cutAtWord(filters ? `${words} · ${filters}` : words, SAVED_SEARCH_NAME_MAX);
}

/** At the last whole word, where there is one. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const start = text.slice(0, max - 1).toWellFormed();
  const space = start.lastIndexOf(' ');
  return `${(space > max / 2 ? start.slice(0, space) : start).trimEnd()}…`;
}

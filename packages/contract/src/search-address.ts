import { searchPath } from './paths.ts';
import type { SearchQuery } from './search.ts';

type Asked = Pick<SearchQuery, 'query' | 'filters' | 'mode'> & {
  searchEngine: SearchQuery['searchEngine'] | 'all';
} & Partial<Pick<SearchQuery, 'sort' | 'sortDirection'>>;

/**
 * The address of the search screen that shows this search, under `appUrl`; with '' the path alone. The screen reads it
 * (`search-state.ts`).
 */
export function searchAddress(
  appUrl: string,
  { searchEngine, query, filters, mode = 'keyword', sort = 'relevance', sortDirection = 'desc' }: Asked,
): string {
  const params = new URLSearchParams({ engine: searchEngine });
  if (query) params.set('query', query);
  // Calls search by keywords unless they say otherwise, the screen by both.
  if (mode !== 'hybrid') params.set('mode', mode);
  for (const [field, filter] of Object.entries(filters)) {
    if (Array.isArray(filter)) for (const value of filter) params.append(`f.${field}`, value);
    else if (filter.min !== undefined || filter.max !== undefined)
      params.set(field, `${filter.min ?? ''}..${filter.max ?? ''}`);
  }
  if (sort !== 'relevance') params.set('sort', sort);
  if (sortDirection === 'asc') params.set('direction', 'asc');
  return appUrl + searchPath(params);
}

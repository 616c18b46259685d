import type { Engine } from './engines.ts';
import type { SearchFilters, SearchMode } from './search.ts';

type Asked = { searchEngine: Engine; query: string; filters: SearchFilters; mode: SearchMode; sort?: 'date' };

/** Path of the search screen that shows a search; what `readSearchState` of the web client reads. */
export function searchUrl({ searchEngine, query, filters, mode, sort }: Asked): string {
  const params = new URLSearchParams({ engine: searchEngine });
  if (query) params.set('query', query);
  if (mode !== 'hybrid') params.set('mode', mode);
  for (const [field, filter] of Object.entries(filters)) {
    if (Array.isArray(filter)) for (const value of filter) params.append(`f.${field}`, value);
    else if (filter.min !== undefined || filter.max !== undefined)
      params.set(field, `${filter.min ?? ''}..${filter.max ?? ''}`);
  }
  if (sort) params.set('sort', sort);
  return `/search?${params}`;
}

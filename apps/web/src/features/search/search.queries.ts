import { SEARCH_CACHE_MS } from '@groundwork/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, client } from '../../lib/api.ts';
import { apiFilters, type Range, type SearchState } from '../../lib/search-state.ts';
import { useSelectedProject } from '../../session/selected-project.ts';

/** Results of a search; the page before stays while the next one loads, unless it is another data set's. */
export function useSearch(state: SearchState) {
  const projectId = useSelectedProject()?.id;
  const input = {
    searchEngine: state.engine,
    query: state.query,
    mode: state.mode,
    filters: apiFilters(state),
    sort: state.sort,
    sortDirection: state.direction,
    page: state.page,
    pageLimit: state.limit,
  };
  const options = api.search.keyword.queryOptions({ input });
  return useQuery({
    queryKey: options.queryKey,
    // The project only has the search in its history: the results are the same in each.
    queryFn: ({ signal }) => client.search.keyword({ ...input, ...(projectId && { projectId }) }, { signal }),
    staleTime: SEARCH_CACHE_MS,
    gcTime: SEARCH_CACHE_MS,
    placeholderData: (before) => (before?.results[0]?.searchEngine === state.engine ? before : undefined),
  });
}

/** Values of one facet that contain what is typed, counted under the search's other filters. */
export function useFacetValues(state: SearchState, field: string, typed: string, isEnabled: boolean) {
  return useQuery(
    api.search.filters.queryOptions({
      input: {
        searchEngine: state.engine,
        field,
        query: typed,
        searchQuery: state.query,
        mode: state.mode,
        filters: apiFilters(state),
        limit: 50,
      },
      enabled: isEnabled,
      staleTime: SEARCH_CACHE_MS,
      placeholderData: keepPreviousData,
    }),
  );
}

export type Searched = Omit<SearchState, 'view' | 'sort' | 'direction' | 'page' | 'limit'>;

/** How the dates or amounts of what is found are spread; the field's own range is no part of it. */
export function useHistogram(state: Searched, field: 'date' | 'amount') {
  const { [field]: _own, ...filters } = apiFilters(state) as Record<string, string[] | Range>;
  const { engine: searchEngine, query, mode } = state;
  return useQuery(
    api.search.histogram.queryOptions({
      input: { searchEngine, query, mode, filters, field },
      staleTime: SEARCH_CACHE_MS,
      placeholderData: keepPreviousData,
    }),
  );
}

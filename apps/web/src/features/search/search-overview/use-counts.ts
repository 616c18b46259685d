import { SEARCH_CACHE_MS } from '@groundwork/contract/limits';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { aboutOf, apiFilters, type EngineId, type SearchState } from '../../../lib/search-state.ts';

/** The question for every data set: the filters of one say nothing to another. */
export function questionOf(state: SearchState) {
  const { about, records } = state.facets;
  const facets = { ...(about && { about }), ...(records && { records }) };
  return {
    query: state.query.trim(),
    mode: state.mode,
    filters: apiFilters({ facets, date: {}, amount: {}, seen: {} }),
  };
}

export const isAsked = (state: SearchState) => state.query.trim() !== '' || aboutOf(state) !== undefined;

/** How many records each data set has of this search; undefined where nothing is asked, or it isn't known yet. */
export function useCounts(state: SearchState, isWanted: boolean): Map<EngineId, number> | undefined {
  const { data } = useQuery(
    api.searchOverview.counts.queryOptions({
      input: isWanted && isAsked(state) ? questionOf(state) : skipToken,
      staleTime: SEARCH_CACHE_MS,
      placeholderData: keepPreviousData,
    }),
  );
  if (!isAsked(state)) return undefined;
  return data && new Map(data.counts.map(({ searchEngine, total }) => [searchEngine, total]));
}

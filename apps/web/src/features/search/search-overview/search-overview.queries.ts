import { SEARCH_CACHE_MS } from '@groundwork/contract/limits';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { aboutOf, apiFilters, type EngineId, type SearchState } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';

/** What every data set has to be asked: the filters of one say nothing to another. */
function questionOf(state: SearchState) {
  const { about, records } = state.facets;
  const facets = { ...(about && { about }), ...(records && { records }) };
  return {
    query: state.query.trim(),
    mode: state.mode,
    filters: apiFilters({ facets, date: {}, amount: {}, seen: {} }),
  };
}

const isAsked = (state: SearchState) => state.query.trim() !== '' || aboutOf(state) !== undefined;

/** The data sets' answers as they come in; another question ends what is still being asked. */
export function useOverview(state: SearchState) {
  const projectId = useSelectedProject()?.id;
  const question = questionOf(state);
  return useQuery({
    ...api.searchOverview.all.experimental_streamedOptions({
      input: isAsked(state) ? { ...question, ...(projectId && { projectId }) } : skipToken,
      queryFnOptions: { refetchMode: 'replace' },
      staleTime: SEARCH_CACHE_MS,
      gcTime: SEARCH_CACHE_MS,
      retry: false,
    }),
  });
}

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

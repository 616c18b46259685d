import { SEARCH_CACHE_MS } from '@groundwork/contract/limits';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { SearchState } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { isAsked, questionOf } from './use-counts.ts';

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

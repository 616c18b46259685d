import { SEARCH_CACHE_MS } from '@groundwork/contract/limits';
import { experimental_serializableStreamedQuery as streamedQuery } from '@orpc/tanstack-query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api, client } from '../../../lib/api.ts';
import type { SearchState } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { isAsked, questionOf } from './use-counts.ts';

/** The data sets' answers as they come in; another question ends what is still being asked. */
export function useOverview(state: SearchState) {
  const projectId = useSelectedProject()?.id;
  const input = { ...questionOf(state), ...(projectId && { projectId }) };
  return useQuery({
    queryKey: [...api.searchOverview.all.key(), 'streamed', input],
    queryFn: isAsked(state)
      ? streamedQuery(async ({ signal }) => client.searchOverview.all(input, { signal }), { refetchMode: 'replace' })
      : skipToken,
    staleTime: SEARCH_CACHE_MS,
    gcTime: SEARCH_CACHE_MS,
    retry: false,
  });
}

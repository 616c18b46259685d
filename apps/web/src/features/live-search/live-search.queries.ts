import type { LiveConsent, LiveSearch, LiveWatch, LiveWords } from '@groundwork/contract/live-search';
import { notifications } from '@mantine/notifications';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { LIVE_SCREEN } from './live-search.texts.ts';

/** The words that would be sent for a search; not asked without a query. */
export const useWordsOfQuery = (projectId: string, query: string | undefined) =>
  useQuery(
    api.liveSearch.wordsOfQuery.queryOptions({
      input: query === undefined ? skipToken : { projectId, query },
      staleTime: Number.POSITIVE_INFINITY,
    }),
  );

export type Asking = ReturnType<typeof useAsking>;

/** The actions on the sources of a project; failures are told. */
export function useAsking(projectId: string) {
  const queryClient = useQueryClient();
  const refresh = () => queryClient.invalidateQueries({ queryKey: api.liveSearch.key() });
  const keep = (data: LiveSearch) =>
    queryClient.setQueryData(api.liveSearch.overview.queryKey({ input: { projectId } }), data);
  const fails = (title: string) => (error: unknown) => {
    notifications.show({ title, message: messageOf(error), color: 'red' });
    void refresh();
  };
  const { liveSearch } = api;
  const ask = useMutation(
    liveSearch.ask.mutationOptions({ onSuccess: refresh, onError: fails(LIVE_SCREEN.askFailed) }),
  );
  const cancel = useMutation(
    liveSearch.cancel.mutationOptions({ onSuccess: refresh, onError: fails(LIVE_SCREEN.cancelFailed) }),
  );
  const retry = useMutation(
    liveSearch.retry.mutationOptions({ onSuccess: refresh, onError: fails(LIVE_SCREEN.askFailed) }),
  );
  const more = useMutation(
    liveSearch.more.mutationOptions({ onSuccess: refresh, onError: fails(LIVE_SCREEN.askFailed) }),
  );
  const consent = useMutation(
    liveSearch.consent.mutationOptions({ onSuccess: keep, onError: fails(LIVE_SCREEN.consentFailed) }),
  );
  return {
    isPending: ask.isPending || cancel.isPending,
    ask: (asked: { words: LiveWords[]; sources: string[]; isForSearch: boolean }) =>
      ask.mutate({ projectId, ...asked }),
    cancel: (askId: string) => cancel.mutate({ projectId, askId }),
    retry: (askId: string, source: string) => retry.mutate({ projectId, askId, source }),
    more: (askId: string, source: string) => more.mutate({ projectId, askId, source }),
    consent: (chosen: LiveConsent) => consent.mutate({ projectId, consent: chosen }),
  };
}

/** The weekly asks for a saved search or a tracker of the project. */
export function useWatching(projectId: string) {
  const queryClient = useQueryClient();
  const options = {
    onSuccess: (data: LiveSearch) =>
      queryClient.setQueryData(api.liveSearch.overview.queryKey({ input: { projectId } }), data),
    onError: (error: unknown) =>
      notifications.show({ title: LIVE_SCREEN.consentFailed, message: messageOf(error), color: 'red' }),
  };
  const start = useMutation(api.liveSearch.watch.mutationOptions(options));
  const end = useMutation(api.liveSearch.unwatch.mutationOptions(options));
  return {
    isPending: start.isPending || end.isPending,
    start: (watch: Omit<LiveWatch, 'nextAskAt'>) => start.mutate({ projectId, ...watch }),
    end: (of: Pick<LiveWatch, 'kind' | 'ofId'>) => end.mutate({ projectId, ...of }),
  };
}

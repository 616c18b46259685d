import type { InsightFilter } from '@groundwork/contract/insights';
import { GENERATION_POLL_MS, INSIGHT_POLL_MS } from '@groundwork/contract/limits';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import type { ListingState } from '../../lib/listing-state.ts';
import { insightIn } from '../../lib/told-in.ts';
import { INSIGHT_SCREEN_TEXTS } from './insights.texts.ts';

const PAGE_LIMIT = 10;

/** Asked for again while insights are looked for, or a question of the page is being answered. */
export const useInsights = (projectId: string, state: ListingState<InsightFilter>) =>
  useQuery({
    ...api.insights.list.queryOptions({ input: { projectId, pageLimit: PAGE_LIMIT, ...state } }),
    select: (page) => ({ ...page, items: page.items.map(insightIn) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => {
      if (data?.generation.state === 'pending') return GENERATION_POLL_MS;
      return data?.items.some(({ state }) => state === 'pending') ? INSIGHT_POLL_MS : false;
    },
  });

export const useCustomCount = () => useQuery({ ...api.insights.customCount.queryOptions(), staleTime: 0 });

/** How many of one's questions are being answered. Polled meanwhile; then the list shows it, and what is left counts. */
export function usePending(): number {
  const client = useQueryClient();
  const { data } = useQuery({
    ...api.insights.customPending.queryOptions(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && state.data.items.length > 0 ? INSIGHT_POLL_MS : false),
  });
  const count = data?.items.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current) void client.invalidateQueries({ queryKey: api.insights.key() });
    before.current = count;
  }, [client, count]);
  return count;
}

const failed = (title: string, message: string) => notifications.show({ title, message, color: 'red' });

export function useInsightActions() {
  const client = useQueryClient();
  // A list that was asked for before the change and has not come yet would be taken as it was.
  const again = async () => {
    const queryKey = api.insights.list.key();
    await client.cancelQueries({ queryKey });
    await client.invalidateQueries({ queryKey });
  };
  return {
    generate: useMutation(
      api.insights.generate.mutationOptions({
        onSettled: again,
        onError: (error) => void failed(INSIGHT_SCREEN_TEXTS.errorTitle, messageOf(error)),
      }),
    ),
    rate: useMutation(
      api.insights.rate.mutationOptions({
        onSuccess: () => void notifications.show({ message: INSIGHT_SCREEN_TEXTS.thanks, color: 'green' }),
        onError: () => void notifications.show({ message: INSIGHT_SCREEN_TEXTS.rateFailed, color: 'red' }),
        onSettled: again,
      }),
    ),
    bookmark: useMutation(
      api.insights.bookmark.mutationOptions({
        onSuccess: ({ isBookmarked }) =>
          void notifications.show({
            message: isBookmarked ? INSIGHT_SCREEN_TEXTS.bookmarkDone : INSIGHT_SCREEN_TEXTS.bookmarkRemoved,
            color: 'green',
          }),
        onError: () => void failed(INSIGHT_SCREEN_TEXTS.errorTitle, INSIGHT_SCREEN_TEXTS.bookmarkFailed),
        onSettled: again,
      }),
    ),
    ask: useMutation(
      api.insights.ask.mutationOptions({
        onSettled: () => client.invalidateQueries({ queryKey: api.insights.key() }),
      }),
    ),
  };
}

import type { FeedFilter } from '@groundwork/contract/innovation-feed';
import { FEED_TEXTS } from '@groundwork/contract/innovation-feed.texts';
import { GENERATION_POLL_MS } from '@groundwork/contract/limits';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import type { ListingState } from '../../lib/listing-state.ts';
import { feedItemIn } from '../../lib/told-in.ts';

const PAGE_LIMIT = 10;

/** Asked for again while items are looked for. */
export const useFeed = (projectId: string, state: ListingState<FeedFilter>) =>
  useQuery({
    ...api.innovationFeed.list.queryOptions({ input: { projectId, pageLimit: PAGE_LIMIT, ...state } }),
    select: (page) => ({ ...page, items: page.items.map(feedItemIn) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.generation.state === 'pending' ? GENERATION_POLL_MS : false),
  });

export function useFeedActions() {
  const client = useQueryClient();
  const again = () => client.invalidateQueries({ queryKey: api.innovationFeed.list.key() });
  return {
    generate: useMutation(
      api.innovationFeed.generate.mutationOptions({
        onSettled: again,
        onError: (error) => void notifications.show({ message: messageOf(error), color: 'red' }),
      }),
    ),
    star: useMutation(
      api.innovationFeed.star.mutationOptions({
        onSuccess: ({ isStarred }) =>
          void notifications.show({
            message: isStarred ? FEED_TEXTS.bookmarked : FEED_TEXTS.bookmarkRemoved,
            color: 'green',
          }),
        onError: () => void notifications.show({ message: FEED_TEXTS.bookmarkFailed, color: 'red' }),
        onSettled: again,
      }),
    ),
  };
}

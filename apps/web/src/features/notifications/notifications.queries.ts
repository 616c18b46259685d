import { NOTIFICATION_TEXTS } from '@groundwork/contract/notifications.texts';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export type Filter = 'all' | 'unread';

export function useNotifications(filter: Filter) {
  return useQuery(api.notifications.list.queryOptions({ input: { filter }, placeholderData: keepPreviousData }));
}

/** Each brings the list up to date, and says when it failed. `isBusy` while one of them runs. */
export function useNotificationActions() {
  const queryClient = useQueryClient();
  const common = {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: api.notifications.key() }),
    onError: () => {
      notifications.show({ message: NOTIFICATION_TEXTS.actionFailed, color: 'red' });
    },
  };
  const read = useMutation(api.notifications.read.mutationOptions(common));
  const readAll = useMutation(api.notifications.readAll.mutationOptions(common));
  const clear = useMutation(api.notifications.clear.mutationOptions(common));
  const alertOff = useMutation(
    api.savedSearches.off.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.savedSearches.key() }),
      onError: common.onError,
    }),
  );
  const isBusy = [read, readAll, clear, alertOff].some(({ isPending }) => isPending);
  return { read, readAll, clear, alertOff, isBusy };
}

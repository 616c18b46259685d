import { notifications } from '@mantine/notifications';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';

export const webhooksOptions = api.webhooks.list.queryOptions();
export const deliveriesOptions = (id: string) => api.webhooks.deliveries.queryOptions({ input: { id } });

/** Runs after every change of a webhook. */
export function useAfterChange() {
  const queryClient = useQueryClient();
  return {
    refresh: () => queryClient.invalidateQueries({ queryKey: api.webhooks.key() }),
    onError: (error: unknown) => notifications.show({ color: 'red', message: messageOf(error) }),
  };
}

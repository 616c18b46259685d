import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { messageOf } from '../../../lib/api-errors.ts';

/** A look that was asked for takes some seconds. */
const POLL_MS = 5_000;

export const useFollowedFiles = () =>
  useQuery(
    api.followedFiles.list.queryOptions({
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.files.length ? POLL_MS : false),
    }),
  );

export function useFollowedFileActions() {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.followedFiles.key() }),
        queryClient.invalidateQueries({ queryKey: api.tableImports.list.key() }),
      ]),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    change: useMutation(api.followedFiles.change.mutationOptions(common)),
    run: useMutation(api.followedFiles.run.mutationOptions(common)),
    remove: useMutation(api.followedFiles.delete.mutationOptions(common)),
  };
}

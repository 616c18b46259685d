import type { DataSource, ImportRun } from '@groundwork/contract/data-sets';
import { formatNumber } from '@groundwork/contract/format';
import { notifications } from '@mantine/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';

const RUNNING_POLL_MS = 2_000;

export const isUnderWay = (run: ImportRun | null): boolean => run?.state === 'queued' || run?.state === 'running';

/** The contents of each data set and the state of its sources; asked again while one of them is being fetched. */
export function useDataSets() {
  return useQuery(
    api.dataSets.list.queryOptions({
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data?.semantics.work || state.data?.sources.some(({ lastRun }: DataSource) => isUnderWay(lastRun))
          ? RUNNING_POLL_MS
          : false,
    }),
  );
}

export function useDataSetActions() {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.dataSets.key() }),
        queryClient.invalidateQueries({ queryKey: api.search.key() }),
      ]),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    run: useMutation(api.dataSets.run.mutationOptions(common)),
    cancel: useMutation(api.dataSets.cancel.mutationOptions(common)),
    schedule: useMutation(api.dataSets.schedule.mutationOptions(common)),
    deleteSample: useMutation(
      api.dataSets.deleteSample.mutationOptions({
        ...common,
        onSuccess: ({ deleted }) => {
          notifications.show({ message: DATA_SET_TEXTS.sampleRemoved(formatNumber(deleted)) });
        },
      }),
    ),
  };
}

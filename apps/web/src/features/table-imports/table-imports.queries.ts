import type { Engine } from '@groundwork/contract/engines';
import type { FileImport } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';

/** For whom one may import. */
export type Importers = Awaited<ReturnType<typeof client.tableImports.list>>['mayImport'];

const RUNNING_POLL_MS = 1_500;

export const isUnderWay = ({ state }: FileImport) => state === 'queued' || state === 'running' || state === 'undoing';

export function useFileImports() {
  return useQuery(
    api.tableImports.list.queryOptions({
      staleTime: 0,
      retry: false,
      refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? RUNNING_POLL_MS : false),
    }),
  );
}

/** A file's contents. With a mapping: how its records look by it; what was seen before stays until that is there. */
export function useFileLook(importId: string, input: { engine?: Engine; mapping?: TableMapping }, isOn = true) {
  return useQuery(
    api.tableImports.look.queryOptions({
      input: { importId, ...input },
      enabled: isOn,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      placeholderData: keepPreviousData,
    }),
  );
}

/** Has the server fetch a file. */
export const useFetchedFile = () => useMutation(api.tableImports.fetch.mutationOptions());

export function useFileImportActions() {
  const queryClient = useQueryClient();
  const common = {
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: api.tableImports.list.key() }),
        queryClient.invalidateQueries({ queryKey: api.followedFiles.key() }),
        queryClient.invalidateQueries({ queryKey: api.dataSets.key() }),
        queryClient.invalidateQueries({ queryKey: api.search.key() }),
      ]),
    onError: (error: unknown) => {
      notifications.show({ message: messageOf(error), color: 'red' });
    },
  };
  return {
    run: useMutation(api.tableImports.run.mutationOptions(common)),
    cancel: useMutation(api.tableImports.cancel.mutationOptions(common)),
    undo: useMutation(api.tableImports.undo.mutationOptions(common)),
  };
}

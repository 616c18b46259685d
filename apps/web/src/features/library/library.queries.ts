import type { FileSort, LibraryFile } from '@groundwork/contract/library';
import { LIBRARY_TEXTS } from '@groundwork/contract/library.texts';
import { LIBRARY_POLL_MS, UPLOAD_TOAST_MS } from '@groundwork/contract/limits';
import { translated } from '@groundwork/contract/texts';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, type client } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import { SCREEN_TEXTS } from './library-screen.texts.ts';

type Folders = Awaited<ReturnType<typeof client.library.folders>>;

export const PAGE_SIZE = 25;

const isProcessing = ({ status }: LibraryFile) => status === 'processing';

export const useFolders = (isWanted = true) =>
  useQuery({
    ...api.library.folders.queryOptions({ input: { sort: 'name-asc' }, enabled: isWanted }),
    select: withOtherInLanguage,
  });

/** Other folders are called what somebody called them. */
const withOtherInLanguage = (answer: Folders): Folders => ({
  ...answer,
  items: answer.items.map((folder) => (folder.isOther ? { ...folder, name: translated(folder.name) } : folder)),
});

/** A page of a folder, asked for again while one of its files is being processed. */
export const useFilesPage = (
  folderId: string | null,
  options: { sortBy: FileSort; page: number; query?: string; pageSize?: number },
) =>
  useQuery(
    api.library.filesPage.queryOptions({
      input: folderId ? { folderId, pageSize: PAGE_SIZE, query: '', ...options } : skipToken,
      placeholderData: (before) => (before?.items[0]?.folderId === folderId ? before : undefined),
      refetchInterval: ({ state }) => (state.data?.items.some(isProcessing) ? LIBRARY_POLL_MS : false),
    }),
  );

/** The state of files that have been registered. */
export const useFilesById = (ids: string[]) =>
  useQuery(
    api.library.filesById.queryOptions({
      input: ids.length > 0 ? { ids } : skipToken,
      placeholderData: keepPreviousData,
      refetchInterval: ({ state }) => (state.data?.files.some(isProcessing) ? LIBRARY_POLL_MS : false),
    }),
  );

export const useFile = (id: string | null) =>
  useQuery(
    api.library.filesById.queryOptions({
      input: id ? { ids: [id] } : skipToken,
      select: ({ files }) => files[0] ?? null,
      refetchInterval: ({ state }) => (state.data?.files.some(isProcessing) ? LIBRARY_POLL_MS : false),
    }),
  );

export const useFileText = (id: string, page: number, pageLimit: number) =>
  useQuery(api.library.pages.queryOptions({ input: { id, page, pageLimit }, placeholderData: keepPreviousData }));

export const useLibrarySearch = (query: string, page: number) =>
  useQuery(
    api.library.search.queryOptions({
      input: query.trim() ? { query, page } : skipToken,
      placeholderData: keepPreviousData,
    }),
  );

export const useTemplates = () =>
  useQuery(api.library.templates.queryOptions({ input: { folderPath: '' }, staleTime: Infinity }));

/** Each brings what is shown up to date. Those whose form shows the failure itself say nothing more. */
export function useLibraryActions() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.library.key() });
  const saying = (title: string, detail?: string) => ({
    onSettled,
    onError: (error: unknown) => {
      notifications.show({ title, message: detail ?? messageOf(error), color: 'red', autoClose: UPLOAD_TOAST_MS });
    },
  });
  return {
    createFolder: useMutation(api.library.createFolder.mutationOptions({ onSettled })),
    renameFolder: useMutation(api.library.renameFolder.mutationOptions({ onSettled })),
    deleteFolder: useMutation(api.library.deleteFolder.mutationOptions(saying(SCREEN_TEXTS.folderNotDeleted))),
    updateFile: useMutation(api.library.updateFile.mutationOptions({ onSettled })),
    deleteFile: useMutation(api.library.deleteFile.mutationOptions(saying(SCREEN_TEXTS.fileNotDeleted))),
    cancel: useMutation(api.library.cancelProcessing.mutationOptions(saying(SCREEN_TEXTS.notStopped))),
    reprocess: useMutation(
      api.library.reprocess.mutationOptions(saying(LIBRARY_TEXTS.reprocessFailed, LIBRARY_TEXTS.reprocessFailedDetail)),
    ),
  };
}

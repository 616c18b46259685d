import { BOOKMARK_TEXTS } from '@groundwork/contract/bookmarks.texts';
import { notifications } from '@mantine/notifications';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-errors.ts';
import type { EngineId } from '../../lib/search-state.ts';
import { BOOKMARKS_TEXTS } from './bookmarks.texts.ts';

/** Which of these records are bookmarked; rows of one page that ask for the same page share one call. */
export const useMarks = (projectId: string | undefined, searchEngine: EngineId, itemIds: string[]) =>
  useQuery(api.bookmarks.marked.queryOptions({ input: projectId ? { projectId, searchEngine, itemIds } : skipToken }));

export const useBookmarkCounts = (projectId: string) =>
  useQuery(api.bookmarks.counts.queryOptions({ input: { projectId } }));

export const useBookmarks = (projectId: string, searchEngine: EngineId, page: number, pageLimit: number) =>
  useQuery(
    api.bookmarks.list.queryOptions({
      input: { projectId, searchEngine, page, pageLimit },
      // Each call looks up what has become of the records.
      staleTime: 0,
      placeholderData: (before) => (before?.items[0]?.searchEngine === searchEngine ? before : undefined),
    }),
  );

/** Each is pending until what is shown is up to date, and says when it failed. */
export function useBookmarkActions() {
  const queryClient = useQueryClient();
  const saying = (title: string) => ({
    onSettled: () => queryClient.invalidateQueries({ queryKey: api.bookmarks.key() }),
    onError: (error: unknown) => {
      notifications.show({ title, message: messageOf(error), color: 'red' });
    },
  });
  return {
    add: useMutation(api.bookmarks.add.mutationOptions(saying(BOOKMARK_TEXTS.addFailed))),
    remove: useMutation(api.bookmarks.remove.mutationOptions(saying(BOOKMARK_TEXTS.removeFailed))),
    restore: useMutation(api.bookmarks.restore.mutationOptions(saying(BOOKMARK_TEXTS.addFailed))),
    update: useMutation(api.bookmarks.update.mutationOptions(saying(BOOKMARKS_TEXTS.noteFailed))),
  };
}

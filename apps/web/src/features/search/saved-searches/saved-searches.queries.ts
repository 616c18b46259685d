import type { Offer } from '@groundwork/contract/message-refs';
import type { AlertPreview, SavedSearch } from '@groundwork/contract/saved-searches';
import { SAVED_SEARCH_TEXTS } from '@groundwork/contract/saved-searches.texts';
import { inLanguage } from '@groundwork/contract/texts';
import { notifications } from '@mantine/notifications';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { fieldErrors, messageOf } from '../../../lib/api-errors.ts';
import { apiFilters, type SearchState } from '../../../lib/search-state.ts';

export type Frequency = 'daily' | 'weekly';
export type Preview = AlertPreview;

export const useSavedSearches = () =>
  useQuery(
    api.savedSearches.list.queryOptions({
      select: ({ saving, mail, items }) => ({ items, saving: whyNot(saving), mail: whyNot(mail) }),
    }),
  );

/** Puts into the reader's language why something may not be used. */
const whyNot = ({ reason, reasonSaid, ...offer }: Offer) => ({
  ...offer,
  reason: reason && inLanguage(reasonSaid, reason),
});

/** Asked when it is seen: it holds every record against the project. */
export const useSuggestedSearches = (projectId: string | null, isSeen: boolean) =>
  useQuery(
    api.savedSearches.suggested.queryOptions({
      input: { projectId: projectId ?? '' },
      enabled: isSeen && projectId !== null,
    }),
  );

export type SearchToSave = Pick<SavedSearch, 'searchEngine' | 'query' | 'mode' | 'filters'>;

/** The saved part of a search: not how it is sorted and shown, nor when its records came. */
export const searchToSave = (state: SearchState): SearchToSave => ({
  searchEngine: state.engine,
  query: state.query,
  mode: state.mode,
  filters: apiFilters({ ...state, seen: {} }),
});

export const useAlertPreview = ({ searchEngine, query, mode, filters }: SearchToSave, frequency: Frequency) =>
  useQuery(
    api.savedSearches.preview.queryOptions({
      input: { searchEngine, query, mode, filters, frequency },
      placeholderData: keepPreviousData,
    }),
  );

/** Each brings the list up to date; what no field can show is said. */
export function useSavedSearchActions() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.savedSearches.key() });
  const onError = (error: unknown) => {
    if (Object.keys(fieldErrors(error)).length === 0) notifications.show({ message: messageOf(error), color: 'red' });
  };
  const say = (message: string) => () => {
    notifications.show({ message, color: 'green' });
  };
  const common = { onSettled, onError };
  return {
    create: useMutation(
      api.savedSearches.create.mutationOptions({ ...common, onSuccess: say(SAVED_SEARCH_TEXTS.saved) }),
    ),
    update: useMutation(
      api.savedSearches.update.mutationOptions({ ...common, onSuccess: say(SAVED_SEARCH_TEXTS.updated) }),
    ),
    restore: useMutation(
      api.savedSearches.restore.mutationOptions({ ...common, onSuccess: say(SAVED_SEARCH_TEXTS.restored) }),
    ),
    remove: useMutation(api.savedSearches.delete.mutationOptions(common)),
    seen: useMutation(api.savedSearches.seen.mutationOptions({ onSettled })),
  };
}

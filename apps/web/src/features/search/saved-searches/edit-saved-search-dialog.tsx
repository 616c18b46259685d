import { Modal } from '@mantine/core';
import { useContext } from 'react';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { SearchSlots } from '../search-slots.ts';
import { SavedSearchForm } from './saved-search-form.tsx';
import type { SavedSearchItem } from './saved-search-row.tsx';
import { useSavedSearchActions } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

type Props = { search: SavedSearchItem | null; noMail: string | null; onClose: () => void };

export function EditSavedSearchDialog({ search, noMail, onClose }: Props) {
  const { update } = useSavedSearchActions();
  const { savedSearchMore } = useContext(SearchSlots);
  return (
    <Modal opened={search !== null} onClose={onClose} title={SAVED_TEXTS.savedSearch}>
      {search && (
        <SavedSearchForm
          search={search}
          initial={search}
          submitLabel={SAVED_TEXTS.saveChanges}
          noMail={noMail}
          errors={fieldErrors(update.error)}
          isBusy={update.isPending}
          onSubmit={(values) => update.mutate({ id: search.id, ...values }, { onSuccess: onClose })}
          onCancel={onClose}
        >
          {savedSearchMore?.(search)}
        </SavedSearchForm>
      )}
    </Modal>
  );
}

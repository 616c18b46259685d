import { Modal } from '@mantine/core';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { SavedSearchForm } from './saved-search-form.tsx';
import type { SavedSearchItem } from './saved-search-row.tsx';
import { useSavedSearchActions } from './saved-searches.queries.ts';

type Props = { search: SavedSearchItem | null; noMail: string | null; onClose: () => void };

export function EditSavedSearchDialog({ search, noMail, onClose }: Props) {
  const { update } = useSavedSearchActions();
  return (
    <Modal
      opened={search !== null}
      onClose={onClose}
      title="Saved search"
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
      {search && (
        <SavedSearchForm
          search={search}
          initial={search}
          submitLabel="Save changes"
          noMail={noMail}
          errors={fieldErrors(update.error)}
          isBusy={update.isPending}
          onSubmit={(values) => update.mutate({ id: search.id, ...values }, { onSuccess: onClose })}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}

import { Modal } from '@mantine/core';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { useEngines } from '../../../lib/engines.queries.ts';
import type { SearchState } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { SavedSearchForm } from './saved-search-form.tsx';
import { searchToSave, useSavedSearchActions, useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';
import { suggestedName } from './suggested-name.ts';

type Props = { state: SearchState; isOpen: boolean; onClose: () => void };

export function SaveSearchDialog({ state, isOpen, onClose }: Props) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={SAVED_TEXTS.saveThisSearch}>
      <SaveSearchForm state={state} onClose={onClose} />
    </Modal>
  );
}

function SaveSearchForm({ state, onClose }: { state: SearchState; onClose: () => void }) {
  const { create } = useSavedSearchActions();
  const { mail } = useSavedSearches().data ?? {};
  const projectId = useSelectedProject()?.id ?? null;
  const label = useEngines().data?.engines.find(({ id }) => id === state.engine)?.label ?? 'records';
  const search = searchToSave(state);
  return (
    <SavedSearchForm
      search={search}
      initial={{ name: suggestedName(state, label), alert: 'notify', frequency: 'daily' }}
      submitLabel={SAVED_TEXTS.saveSearch}
      noMail={mail?.reason ?? null}
      errors={fieldErrors(create.error)}
      isBusy={create.isPending}
      onSubmit={(values) => create.mutate({ ...search, ...values, projectId }, { onSuccess: onClose })}
      onCancel={onClose}
    />
  );
}

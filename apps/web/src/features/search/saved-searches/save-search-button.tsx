import { Button, Modal, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconLock } from '@tabler/icons-react';
import { fieldErrors } from '../../../lib/api-errors.ts';
import { useEngines } from '../../../lib/engines.queries.ts';
import type { SearchState } from '../../../lib/search-state.ts';
import { useSelectedProject } from '../../../session/selected-project.ts';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { SavedSearchForm } from './saved-search-form.tsx';
import { searchToSave, useSavedSearchActions, useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';
import { suggestedName } from './suggested-name.ts';

/** Saves the search that is shown, with an alert if wanted. Locked, with the reason, where the plan has no part in it. */
export function SaveSearchButton({ state }: { state: SearchState }) {
  const [isOpen, dialog] = useDisclosure(false);
  const reason = useSavedSearches().data?.saving.reason ?? null;
  const Icon = reason ? IconLock : IconBookmark;
  return (
    <>
      <Tooltip label={reason} disabled={!reason} multiline maw={280} events={{ hover: true, focus: true, touch: true }}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon size={15} />}
          aria-disabled={reason !== null}
          {...(reason && { c: 'dimmed', style: { cursor: 'not-allowed' } })}
          onClick={() => !reason && dialog.open()}
        >
          {SAVED_TEXTS.saveSearch}
        </Button>
      </Tooltip>
      <Modal
        opened={isOpen}
        onClose={dialog.close}
        title={SAVED_TEXTS.saveThisSearch}
        closeButtonProps={{ 'aria-label': UI_TEXTS.closeDialog }}
        styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
      >
        <SaveSearchForm state={state} onClose={dialog.close} />
      </Modal>
    </>
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

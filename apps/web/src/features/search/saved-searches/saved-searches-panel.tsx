import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import type { OverlayProps } from '../../../ui/lazy-overlay.tsx';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { PopoverOn } from '../../../ui/popover-on.tsx';
import { EditSavedSearchDialog } from './edit-saved-search-dialog.tsx';
import { type SavedSearchItem, SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

const SuggestedSearches = lazyPart(async () => (await import('./suggested-searches.tsx')).SuggestedSearches);

/** The searches that were saved and those that are suggested, and the dialog that changes one. */
export function SavedSearchesPanel(overlay: OverlayProps) {
  const [edited, setEdited] = useState<SavedSearchItem | null>(null);
  const saved = useSavedSearches();
  const items = saved.data?.items ?? [];
  const close = () => overlay.onChange(false);
  return (
    <>
      <PopoverOn
        {...overlay}
        position="bottom-end"
        width="min(440px, calc(100vw - 16px))"
        dropdown={{ p: 0, className: classes['panel'] ?? '', 'aria-label': SAVED_TEXTS.savedSearches }}
      >
        {saved.isPending ? (
          <Skeleton h={80} m="sm" w="auto" role="img" aria-label={SAVED_TEXTS.loading} />
        ) : saved.isError ? (
          <FailedState title={SAVED_TEXTS.failed} error={saved.error} onRetry={() => void saved.refetch()} />
        ) : items.length === 0 ? (
          <EmptyState title={SAVED_TEXTS.empty} text={saved.data.saving.reason ?? SAVED_TEXTS.emptyText} />
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reached by the keyboard
          <ul className={classes['list']} aria-label={SAVED_TEXTS.savedSearches} tabIndex={0}>
            {items.map((search) => (
              <SavedSearchRow
                key={search.id}
                search={search}
                onOpen={close}
                onEdit={() => {
                  close();
                  setEdited(search);
                }}
              />
            ))}
          </ul>
        )}
        <SuggestedSearches isSeen={overlay.isOpen} onOpen={close} />
        {items.length > 0 && saved.data?.saving.reason && (
          <Text size="xs" c="dimmed" p="sm">
            {saved.data.saving.reason} {SAVED_TEXTS.paused}
          </Text>
        )}
      </PopoverOn>
      <EditSavedSearchDialog search={edited} noMail={saved.data?.mail.reason ?? null} onClose={() => setEdited(null)} />
    </>
  );
}

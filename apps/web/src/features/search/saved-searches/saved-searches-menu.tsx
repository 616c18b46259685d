import { formatNumber } from '@groundwork/contract/format';
import { Badge, Button, Popover, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmarks } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { EmptyState, FailedState } from '../../../ui/list-states.tsx';
import { EditSavedSearchDialog } from './edit-saved-search-dialog.tsx';
import { type SavedSearchItem, SavedSearchRow } from './saved-search-row.tsx';
import classes from './saved-searches.module.css';
import { useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

const SuggestedSearches = lazy(async () => ({ default: (await import('./suggested-searches.tsx')).SuggestedSearches }));

/** The searches that were saved, with how much is new in each. */
export function SavedSearchesMenu() {
  const [isOpen, panel] = useDisclosure(false);
  const [edited, setEdited] = useState<SavedSearchItem | null>(null);
  const saved = useSavedSearches();
  const items = saved.data?.items ?? [];
  const newCount = items.reduce((sum, { newSince }) => sum + newSince, 0);
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={panel.set}
        position="bottom-end"
        width="min(440px, calc(100vw - 16px))"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <Button variant="subtle" size="compact-sm" leftSection={<IconBookmarks size={15} />} onClick={panel.toggle}>
            {SAVED_TEXTS.savedSearches}
            {newCount > 0 && (
              <Badge size="xs" ml={6} radius="sm" aria-label={SAVED_TEXTS.newCount(formatNumber(newCount))}>
                {formatNumber(newCount)}
              </Badge>
            )}
          </Button>
        </Popover.Target>
        <Popover.Dropdown p={0} className={classes['panel']} aria-label={SAVED_TEXTS.savedSearches}>
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
                  onOpen={panel.close}
                  onEdit={() => {
                    panel.close();
                    setEdited(search);
                  }}
                />
              ))}
            </ul>
          )}
          <Suspense fallback={null}>
            <SuggestedSearches isSeen={isOpen} onOpen={panel.close} />
          </Suspense>
          {items.length > 0 && saved.data?.saving.reason && (
            <Text size="xs" c="dimmed" p="sm">
              {saved.data.saving.reason} {SAVED_TEXTS.paused}
            </Text>
          )}
        </Popover.Dropdown>
      </Popover>
      <EditSavedSearchDialog search={edited} noMail={saved.data?.mail.reason ?? null} onClose={() => setEdited(null)} />
    </>
  );
}

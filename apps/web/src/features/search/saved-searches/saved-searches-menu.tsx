import { formatNumber } from '@groundwork/contract/format';
import { Badge, Button } from '@mantine/core';
import { IconBookmarks } from '@tabler/icons-react';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

const SavedSearchesPanel = lazyOverlay(
  'dialog',
  async () => (await import('./saved-searches-panel.tsx')).SavedSearchesPanel,
);

/** The searches that were saved, with how much is new in each. */
export function SavedSearchesMenu() {
  const items = useSavedSearches().data?.items ?? [];
  const newCount = items.reduce((sum, { newSince }) => sum + newSince, 0);
  return (
    <SavedSearchesPanel
      target={
        <Button variant="subtle" size="compact-sm" leftSection={<IconBookmarks size={15} />}>
          {SAVED_TEXTS.savedSearches}
          {newCount > 0 && (
            <Badge size="xs" ml={6} radius="sm" aria-label={SAVED_TEXTS.newCount(formatNumber(newCount))}>
              {formatNumber(newCount)}
            </Badge>
          )}
        </Button>
      }
    />
  );
}

import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBookmark, IconLock } from '@tabler/icons-react';
import type { SearchState } from '../../../lib/search-state.ts';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { LazyTooltip } from '../../../ui/lazy-tooltip.tsx';
import { useSavedSearches } from './saved-searches.queries.ts';
import { SAVED_TEXTS } from './saved-searches.texts.ts';

const SaveSearchDialog = lazyDialog(async () => (await import('./save-search-dialog.tsx')).SaveSearchDialog);

/** Saves the search that is shown, with an alert if wanted. Locked, with the reason, where the plan has no part in it. */
export function SaveSearchButton({ state }: { state: SearchState }) {
  const [isOpen, dialog] = useDisclosure(false);
  const reason = useSavedSearches().data?.saving.reason ?? null;
  const Icon = reason ? IconLock : IconBookmark;
  return (
    <>
      <LazyTooltip label={reason} maw={280}>
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
      </LazyTooltip>
      <SaveSearchDialog state={state} isOpen={isOpen} onClose={dialog.close} />
    </>
  );
}

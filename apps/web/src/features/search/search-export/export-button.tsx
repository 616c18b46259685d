import { PLAN_PERMISSIONS } from '@groundwork/contract/plans.permissions';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useEngines } from '../../../lib/engines.queries.ts';
import type { SearchState } from '../../../lib/search-state.ts';
import { useLock, usePlan } from '../../../session/permissions.ts';
import { inactive, ReasonTooltip } from '../../../ui/inactive.tsx';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { SEARCH_TEXTS } from '../search.texts.ts';

const useExportDialog = lazyComponent(async () => (await import('./export-dialog.tsx')).ExportDialog);

type Props = {
  state: SearchState;
  /** How many records the search finds. */
  total: number;
  /** Only these, in this order. */
  selectedIds?: string[];
};

/** Opens the export of what the search found, or of what is selected; locked where the plan has none. */
export function ExportButton({ state, total, selectedIds }: Props) {
  const [isOpen, dialog] = useDisclosure(false);
  const [asked, setAsked] = useState(0);
  const ExportDialog = useExportDialog(isOpen, asked);
  const plan = usePlan();
  const engine = useEngines().data?.engines.find(({ id }) => id === state.engine);
  const locked = useLock('exportRows', SEARCH_TEXTS.exportingResults);
  if (locked)
    return (
      <ReasonTooltip reason={locked}>
        <Button variant="default" size="xs" leftSection={<IconLock size={14} aria-hidden />} {...inactive(locked)}>
          {SEARCH_TEXTS.export}
        </Button>
      </ReasonTooltip>
    );
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-haspopup="dialog"
        disabled={!engine || total === 0}
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={() => {
          setAsked(asked + 1);
          dialog.open();
        }}
      >
        {SEARCH_TEXTS.export}
      </Button>
      {ExportDialog && isOpen && engine && (
        <ExportDialog
          engine={engine}
          state={state}
          total={selectedIds?.length ?? total}
          limit={PLAN_PERMISSIONS[plan].exportRows}
          {...(selectedIds && { selectedIds })}
          onClose={dialog.close}
        />
      )}
    </>
  );
}

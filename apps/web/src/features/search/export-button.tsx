import { PLAN_PERMISSIONS, planNeeded } from '@groundwork/contract/plans.permissions';
import { Button, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDownload, IconLock } from '@tabler/icons-react';
import { useEngines } from '../../lib/engines.queries.ts';
import type { SearchState } from '../../lib/search-state.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { ExportDialog } from './export-dialog.tsx';

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
  const { plan } = useSignedInUser();
  const engine = useEngines().data?.engines.find(({ id }) => id === state.engine);
  const locked = planNeeded(plan, 'exportRows', 'Exporting results');
  if (locked)
    return (
      <Tooltip label={locked} multiline maw={240} events={{ hover: true, focus: true, touch: true }}>
        <Button
          variant="default"
          size="xs"
          data-disabled
          aria-disabled
          aria-description={locked}
          leftSection={<IconLock size={14} aria-hidden />}
          onClick={(event) => event.preventDefault()}
        >
          Export
        </Button>
      </Tooltip>
    );
  return (
    <>
      <Button
        variant="default"
        size="xs"
        aria-haspopup="dialog"
        disabled={!engine || total === 0}
        leftSection={<IconDownload size={14} aria-hidden />}
        onClick={dialog.open}
      >
        Export
      </Button>
      {isOpen && engine && (
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

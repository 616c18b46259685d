import { Button } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { ColumnControl } from './use-columns.ts';

const ColumnPanel = lazyOverlay('dialog', async () => (await import('./column-panel.tsx')).ColumnPanel);

/** Which columns the table has, and in which order. */
export function ColumnChooser({ columns }: { columns: ColumnControl }) {
  return (
    <ColumnPanel
      columns={columns}
      target={
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} />}>
          {SEARCH_TEXTS.columns}
        </Button>
      }
    />
  );
}

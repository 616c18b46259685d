import { ActionIcon } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';
import { lazyOverlay } from '../../ui/lazy-overlay.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SyntaxProps } from './syntax-panel.tsx';

const SyntaxPanel = lazyOverlay('dialog', async () => (await import('./syntax-panel.tsx')).SyntaxPanel);

/** How to write a query. An example is searched with a click. */
export function SyntaxHelp(props: SyntaxProps) {
  return (
    <SyntaxPanel
      {...props}
      target={
        <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label={SEARCH_TEXTS.howToQuery}>
          <IconHelp size={18} />
        </ActionIcon>
      }
    />
  );
}

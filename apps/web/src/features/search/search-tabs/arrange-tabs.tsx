import { ActionIcon } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { lazyOverlay } from '../../../ui/lazy-overlay.tsx';
import { SEARCH_TEXTS } from '../search.texts.ts';
import type { ArrangeProps } from './arrange-panel.tsx';

const ArrangePanel = lazyOverlay('dialog', async () => (await import('./arrange-panel.tsx')).ArrangePanel);

/** The order of one main tab's data sets, kept for the project. */
export function ArrangeTabs(props: ArrangeProps) {
  const { tab } = props;
  return (
    <ArrangePanel
      {...props}
      target={
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={28}
          aria-label={SEARCH_TEXTS.arrange(tab)}
          title={SEARCH_TEXTS.arrange(tab)}
        >
          <IconArrowsSort size={15} />
        </ActionIcon>
      }
    />
  );
}

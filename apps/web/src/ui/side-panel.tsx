import { Drawer } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';

const SIDE_PANEL_PX = 380;

/** Beside a page that stays to be read and chosen from; below it where there is no room. */
export function SidePanel({ title, onClose, children }: { title: string; onClose(): void; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 56.25em)');
  return (
    <Drawer
      opened
      onClose={onClose}
      position={isNarrow ? 'bottom' : 'right'}
      size={isNarrow ? '55%' : SIDE_PANEL_PX}
      withOverlay={false}
      lockScroll={false}
      trapFocus={false}
      closeOnClickOutside={false}
      returnFocus
      title={title}
      styles={{
        inner: { pointerEvents: 'none' },
        content: { pointerEvents: 'auto', border: '1px solid var(--line-strong)' },
      }}
    >
      {children}
    </Drawer>
  );
}

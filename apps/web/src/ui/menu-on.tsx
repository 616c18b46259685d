import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import { AnchorReference } from './anchor-reference.tsx';
import type { OverlayProps } from './lazy-overlay.tsx';

/** A menu by the button that opens it. */
export function MenuOn({ anchor, id, isOpen, onChange, children }: OverlayProps & { children: ReactNode }) {
  return (
    <Menu id={id} opened={isOpen} onChange={onChange} position="bottom-end" withinPortal>
      <Menu.Target>
        <AnchorReference of={anchor} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}

import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

export function RightDrawer({
  isOpen,
  onClose,
  children,
}: {
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="right"
      size={300}
      title={NAVIGATION_TEXTS.menu}
      closeButtonProps={{ 'aria-label': NAVIGATION_TEXTS.closeMenu }}
    >
      {children}
    </Drawer>
  );
}

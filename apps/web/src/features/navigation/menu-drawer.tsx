import { ActionIcon, type MantineBreakpoint } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

interface MenuDrawerProps {
  /** From this width on there is a bar instead. */
  hiddenFrom: MantineBreakpoint;
  menu: ComponentType<{ isOpen: boolean; onClose: () => void }>;
}

/** The button of small screens and the drawer that it opens. */
export function MenuDrawer({ hiddenFrom, menu: Menu }: MenuDrawerProps) {
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        c="inherit"
        hiddenFrom={hiddenFrom}
        aria-label={NAVIGATION_TEXTS.openMenu}
        aria-expanded={isOpen}
        onClick={drawer.open}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Menu isOpen={isOpen} onClose={drawer.close} />
    </>
  );
}

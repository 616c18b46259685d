import { ActionIcon, type MantineBreakpoint } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconMenu2 } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

const RightDrawer = lazy(() => import('./right-drawer.tsx').then((module) => ({ default: module.RightDrawer })));

interface MenuDrawerProps {
  /** From this width on there is a bar instead. */
  hiddenFrom: MantineBreakpoint;
  children: (close: () => void) => ReactNode;
}

/** The button of small screens and the drawer that it opens, whose code comes with the first opening. */
export function MenuDrawer({ hiddenFrom, children }: MenuDrawerProps) {
  const [isOpen, drawer] = useDisclosure(false);
  const [isWanted, setWanted] = useState(false);
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
        onClick={() => {
          setWanted(true);
          drawer.open();
        }}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      {isWanted && (
        <Suspense>
          <RightDrawer isOpen={isOpen} onClose={drawer.close}>
            {children(drawer.close)}
          </RightDrawer>
        </Suspense>
      )}
    </>
  );
}

import { Drawer } from '@mantine/core';
import classes from './app-layout.module.css';
import { LAYOUT_TEXTS } from './layout.texts.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar of small screens. */
export function SidebarDrawer({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} size={240} padding={0} hiddenFrom="md">
      <Drawer.Overlay />
      <Drawer.Content aria-label={LAYOUT_TEXTS.projectsAndAccount}>
        <div className={classes['drawer']}>
          <Sidebar onNavigate={onClose} />
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}

import { Group } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMay } from '../../session/permissions.ts';
import { AnchorLink, NavItemLink } from '../../ui/links.tsx';
import { LockedItem } from './locked-item.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NAV_ITEMS, type NavItem } from './nav-items.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import classes from './top-bar.module.css';

const ACTIVE = { activeOptions: { includeSearch: false } } as const;

/** The sections, at the left whatever opens the sidebar, and at the right what concerns the person. Below 1124 px the sections move into a drawer. */
export function TopBar({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <header className={`${classes['bar']} no-print`}>
      {start}
      <Group component="nav" aria-label={NAVIGATION_TEXTS.sections} gap={4} visibleFrom="lg" h="100%">
        {NAV_ITEMS.map((item) => (
          <BarItem key={item.to} item={item} />
        ))}
      </Group>
      <Group gap={4} ml="auto" wrap="nowrap">
        {end}
      </Group>
      <MenuDrawer hiddenFrom="lg">
        {(close) => (
          <nav aria-label={NAVIGATION_TEXTS.sections}>
            {NAV_ITEMS.map((item) => (
              <DrawerItem key={item.to} item={item} onClose={close} />
            ))}
            <NavItemLink
              to="/sign-out"
              preload={false}
              label={NAVIGATION_TEXTS.signOut}
              leftSection={<IconLogout size={16} />}
              mt="md"
              className={classes['drawerItem'] ?? ''}
              onClick={close}
            />
          </nav>
        )}
      </MenuDrawer>
    </header>
  );
}

function BarItem({ item }: { item: NavItem }) {
  if (!useMay(item.permission)) return <LockedItem item={item} className={classes['item'] ?? ''} />;
  return (
    <AnchorLink to={item.to} {...ACTIVE} className={classes['item']} underline="never">
      {item.label}
    </AnchorLink>
  );
}

function DrawerItem({ item, onClose }: { item: NavItem; onClose: () => void }) {
  if (!useMay(item.permission)) return <LockedItem item={item} className={classes['lockedDrawerItem'] ?? ''} />;
  return (
    <NavItemLink
      to={item.to}
      {...ACTIVE}
      label={item.label}
      className={classes['drawerItem'] ?? ''}
      onClick={onClose}
    />
  );
}

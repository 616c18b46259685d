import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMay } from '../../session/permissions.queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { LockedItem } from './locked-item.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { NAV_ITEMS, type NavItem, WHEN_ACTIVE } from './nav-items.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import classes from './top-bar.module.css';

const SectionMenu = lazyDialog(async () => (await import('./section-menu.tsx')).SectionMenu);

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
      <MenuDrawer hiddenFrom="lg" menu={SectionMenu} />
    </header>
  );
}

function BarItem({ item }: { item: NavItem }) {
  if (!useMay(item.permission)) return <LockedItem item={item} className={classes['item'] ?? ''} />;
  return (
    <AnchorLink to={item.to} {...WHEN_ACTIVE} className={classes['item']} underline="never">
      {item.label}
    </AnchorLink>
  );
}

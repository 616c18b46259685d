import { ActionIcon, Drawer, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLogout, IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AnchorLink, NavItemLink } from '../../ui/links.tsx';
import { NAV_ITEMS } from './nav-items.ts';
import classes from './top-bar.module.css';

const ACTIVE = { activeOptions: { includeSearch: false } } as const;

/** The sections, at the left whatever opens the sidebar, and at the right what concerns the person. Below 1124 px the sections move into a drawer. */
export function TopBar({ start, end }: { start: ReactNode; end: ReactNode }) {
  const [isOpen, drawer] = useDisclosure(false);
  return (
    <header className={`${classes['bar']} no-print`}>
      {start}
      <Group component="nav" aria-label="Sections" gap={4} visibleFrom="lg" h="100%">
        {NAV_ITEMS.map(({ to, label }) => (
          <AnchorLink key={to} to={to} {...ACTIVE} className={classes['item']} underline="never">
            {label}
          </AnchorLink>
        ))}
      </Group>
      <Group gap={4} ml="auto" wrap="nowrap">
        {end}
      </Group>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        hiddenFrom="lg"
        c="inherit"
        aria-label="Open menu"
        aria-expanded={isOpen}
        onClick={drawer.open}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={drawer.close}
        position="right"
        size={300}
        title="Menu"
        closeButtonProps={{ 'aria-label': 'Close menu' }}
      >
        <nav aria-label="Sections">
          {NAV_ITEMS.map(({ to, label }) => (
            <NavItemLink
              key={to}
              to={to}
              {...ACTIVE}
              label={label}
              className={classes['drawerItem'] ?? ''}
              onClick={drawer.close}
            />
          ))}
          <NavItemLink
            to="/sign-out"
            preload={false}
            label="Sign out"
            leftSection={<IconLogout size={16} />}
            mt="md"
            className={classes['drawerItem'] ?? ''}
            onClick={drawer.close}
          />
        </nav>
      </Drawer>
    </header>
  );
}

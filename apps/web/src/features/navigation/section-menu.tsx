import { IconLogout } from '@tabler/icons-react';
import { useMay } from '../../session/permissions.queries.ts';
import { NavItemLink } from '../../ui/nav-item-link.tsx';
import { LockedItem } from './locked-item.tsx';
import { NAV_ITEMS, type NavItem, WHEN_ACTIVE } from './nav-items.ts';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';
import { RightDrawer } from './right-drawer.tsx';
import classes from './top-bar.module.css';

/** The sections on small screens, and the way out. */
export function SectionMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <RightDrawer isOpen={isOpen} onClose={onClose}>
      <nav aria-label={NAVIGATION_TEXTS.sections}>
        {NAV_ITEMS.map((item) => (
          <DrawerItem key={item.to} item={item} onClose={onClose} />
        ))}
        <NavItemLink
          to="/sign-out"
          preload={false}
          label={NAVIGATION_TEXTS.signOut}
          leftSection={<IconLogout size={16} />}
          mt="md"
          className={classes['drawerItem'] ?? ''}
          onClick={onClose}
        />
      </nav>
    </RightDrawer>
  );
}

function DrawerItem({ item, onClose }: { item: NavItem; onClose: () => void }) {
  if (!useMay(item.permission)) return <LockedItem item={item} className={classes['lockedDrawerItem'] ?? ''} />;
  return (
    <NavItemLink
      to={item.to}
      {...WHEN_ACTIVE}
      label={item.label}
      className={classes['drawerItem'] ?? ''}
      onClick={onClose}
    />
  );
}

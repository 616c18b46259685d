import { useEffect, useRef } from 'react';
import { ADMIN_TABS } from '../../lib/addresses.ts';
import { type AdminTab, adminParams } from '../../lib/admin-state.ts';
import { PlainLink } from '../../ui/links.tsx';
import classes from '../../ui/two-level-tabs.module.css';
import { ADMIN } from './admin.texts.ts';

export function AdminTabs({ current }: { current: AdminTab }) {
  const nav = useRef<HTMLElement>(null);
  // On a small screen not all of them have room: the current one is brought into view.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} aria-label={ADMIN.sections}>
      <ul className={classes['main']}>
        {ADMIN_TABS.map((tab) => (
          <li key={tab}>
            <PlainLink
              to="/admin"
              search={adminParams({ tab })}
              className={classes['tab']}
              activeProps={{}}
              aria-current={tab === current ? 'page' : undefined}
              data-current={tab === current || undefined}
            >
              {ADMIN.tabs[tab]}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { ADMIN_TABS, type AdminTab, adminParams } from '../../lib/admin-state.ts';
import { PlainLink } from '../../ui/links.tsx';
import classes from '../../ui/two-level-tabs.module.css';
import { ADMIN } from './admin.texts.ts';

export function AdminTabs({ current }: { current: AdminTab }) {
  return (
    <nav aria-label={ADMIN.sections}>
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

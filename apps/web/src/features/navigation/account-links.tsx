import { NavLink } from '@mantine/core';
import { IconCreditCard, IconDatabase, IconHelp, IconLogout, IconSettings, IconShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useStatus } from '../../lib/status.queries.ts';
import { useSignedInUser } from '../../session/session.queries.ts';
import { NavItemLink } from '../../ui/nav-item-link.tsx';
import { NAVIGATION_TEXTS } from './navigation.texts.ts';

/** The links of the account's panel, with what stands between them. Pricing is where the operator says, or our own page of plans. */
export function AccountLinks({ onNavigate, children }: { onNavigate: () => void; children: ReactNode }) {
  const { roles } = useSignedInUser();
  const links = useStatus().data?.links;
  return (
    <>
      {roles.includes('admin') && (
        <NavItemLink
          to="/admin"
          label={NAVIGATION_TEXTS.admin}
          leftSection={<IconShield size={16} />}
          onClick={onNavigate}
        />
      )}
      {roles.includes('service') && (
        <NavItemLink
          to="/service-admin"
          label={NAVIGATION_TEXTS.serviceAdmin}
          leftSection={<IconDatabase size={16} />}
          onClick={onNavigate}
        />
      )}
      <NavItemLink
        to="/settings"
        label={NAVIGATION_TEXTS.settings}
        leftSection={<IconSettings size={16} />}
        onClick={onNavigate}
      />
      {children}
      {links?.help && <OutsideItem url={links.help} label={NAVIGATION_TEXTS.help} icon={<IconHelp size={16} />} />}
      {links?.pricing ? (
        <OutsideItem url={links.pricing} label={NAVIGATION_TEXTS.pricing} icon={<IconCreditCard size={16} />} />
      ) : (
        <NavItemLink
          to="/plans"
          label={NAVIGATION_TEXTS.pricing}
          leftSection={<IconCreditCard size={16} />}
          onClick={onNavigate}
        />
      )}
      <NavItemLink
        to="/sign-out"
        preload={false}
        label={NAVIGATION_TEXTS.signOut}
        leftSection={<IconLogout size={16} />}
        onClick={onNavigate}
      />
    </>
  );
}

const OutsideItem = ({ url, label, icon }: { url: string; label: string; icon: ReactNode }) => (
  <NavLink component="a" href={url} target="_blank" rel="noopener" label={label} leftSection={icon} />
);

import { NavLink, Stack } from '@mantine/core';
import { useStatus } from '../../lib/status.queries.ts';
import { useUser } from '../../session/session.queries.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { NavItemLink } from '../../ui/nav-item-link.tsx';
import { PUBLIC_TEXTS } from './public.texts.ts';
import { SECTIONS } from './public-sections.ts';
import { RightDrawer } from './right-drawer.tsx';

/** The bar's links on small screens. */
export function PublicMenu({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const user = useUser();
  const links = useStatus().data?.links;
  return (
    <RightDrawer isOpen={isOpen} onClose={onClose}>
      <Stack component="nav" aria-label={PUBLIC_TEXTS.pages} gap={2}>
        {SECTIONS.map(({ hash, label }) => (
          <NavItemLink key={hash} to="/" hash={hash} label={label} activeProps={{}} onClick={onClose} />
        ))}
        <NavItemLink to="/plans" label={PUBLIC_TEXTS.pricing} onClick={onClose} />
        {links?.help && (
          <NavLink component="a" href={links.help} target="_blank" rel="noopener" label={PUBLIC_TEXTS.help} />
        )}
        {!user && (
          <>
            <NavItemLink to="/sign-in" label={PUBLIC_TEXTS.signIn} onClick={onClose} />
            <ButtonLink to="/sign-up" mt="md" onClick={onClose}>
              {PUBLIC_TEXTS.create}
            </ButtonLink>
          </>
        )}
      </Stack>
    </RightDrawer>
  );
}

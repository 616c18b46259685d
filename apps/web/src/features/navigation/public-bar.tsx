import { Anchor, Container, Group } from '@mantine/core';
import { useStatus } from '../../lib/status.queries.ts';
import { useUser } from '../../session/session.queries.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { AnchorLink, ButtonLink } from '../../ui/links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PUBLIC_TEXTS } from './public.texts.ts';
import classes from './public-bar.module.css';
import { SECTIONS } from './public-sections.ts';

const PublicMenu = lazyDialog(async () => (await import('./public-menu.tsx')).PublicMenu);

/** The head of every page for visitors; on small screens its links are in a drawer. */
export function PublicBar() {
  const user = useUser();
  const links = useStatus().data?.links;
  return (
    <Container component="header" size={1180} px="lg" className={classes['bar'] ?? ''}>
      <AnchorLink to="/" aria-label={PUBLIC_TEXTS.start}>
        <Logo />
      </AnchorLink>
      <Group component="nav" aria-label={PUBLIC_TEXTS.pages} gap="lg" visibleFrom="md" ml="xl">
        {SECTIONS.map(({ hash, label }) => (
          <AnchorLink key={hash} to="/" hash={hash} c="inherit">
            {label}
          </AnchorLink>
        ))}
        <AnchorLink to="/plans" c="inherit">
          {PUBLIC_TEXTS.pricing}
        </AnchorLink>
        {links?.help && (
          <Anchor href={links.help} target="_blank" rel="noopener" c="inherit">
            {PUBLIC_TEXTS.help}
          </Anchor>
        )}
      </Group>
      <Group ml="auto" gap="md" wrap="nowrap">
        {user ? (
          <ButtonLink to="/dashboard">{PUBLIC_TEXTS.openDashboard}</ButtonLink>
        ) : (
          <>
            <AnchorLink to="/sign-in" c="inherit" visibleFrom="xs" className={classes['line'] ?? ''}>
              {PUBLIC_TEXTS.signIn}
            </AnchorLink>
            <ButtonLink to="/sign-up" visibleFrom="xs">
              {PUBLIC_TEXTS.create}
            </ButtonLink>
          </>
        )}
        <MenuDrawer hiddenFrom="md" menu={PublicMenu} />
      </Group>
    </Container>
  );
}

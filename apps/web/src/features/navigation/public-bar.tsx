import { Anchor, Container, Group, NavLink, Stack } from '@mantine/core';
import { useStatus } from '../../lib/status.queries.ts';
import { useUser } from '../../session/session.queries.ts';
import { AnchorLink, ButtonLink, NavItemLink } from '../../ui/links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { PUBLIC_TEXTS } from './public.texts.ts';
import classes from './public-bar.module.css';

const SECTIONS = [
  { hash: 'product', label: PUBLIC_TEXTS.product },
  { hash: 'stories', label: PUBLIC_TEXTS.stories },
  { hash: 'faq', label: PUBLIC_TEXTS.faq },
];

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
        <MenuDrawer hiddenFrom="md">
          {(close) => (
            <Stack component="nav" aria-label={PUBLIC_TEXTS.pages} gap={2}>
              {SECTIONS.map(({ hash, label }) => (
                <NavItemLink key={hash} to="/" hash={hash} label={label} activeProps={{}} onClick={close} />
              ))}
              <NavItemLink to="/plans" label={PUBLIC_TEXTS.pricing} onClick={close} />
              {links?.help && (
                <NavLink component="a" href={links.help} target="_blank" rel="noopener" label={PUBLIC_TEXTS.help} />
              )}
              {!user && (
                <>
                  <NavItemLink to="/sign-in" label={PUBLIC_TEXTS.signIn} onClick={close} />
                  <ButtonLink to="/sign-up" mt="md" onClick={close}>
                    {PUBLIC_TEXTS.create}
                  </ButtonLink>
                </>
              )}
            </Stack>
          )}
        </MenuDrawer>
      </Group>
    </Container>
  );
}

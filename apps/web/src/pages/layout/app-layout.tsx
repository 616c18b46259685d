import { ActionIcon } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconLayoutSidebar } from '@tabler/icons-react';
import { Outlet, useLocation, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PageAlert } from '../../features/app-alerts/page-alert.tsx';
import { UpsellButton } from '../../features/billing/upsell-button.tsx';
import { FeedbackDialog } from '../../features/feedback/feedback-dialog.tsx';
import { NAV_ITEMS } from '../../features/navigation/nav-items.ts';
import { SampleBanner } from '../../features/navigation/sample-banner.tsx';
import { TopBar } from '../../features/navigation/top-bar.tsx';
import { useFocusOnNavigation } from '../../features/navigation/use-focus-on-navigation.ts';
import { useSidebar } from '../../features/navigation/use-sidebar.ts';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { PaletteButton } from '../../features/palette/palette-button.tsx';
import { ShortcutsDialog } from '../../features/palette/shortcuts-dialog.tsx';
import { useUser } from '../../session/session.queries.ts';
import { useTellLanguage } from '../../session/use-tell-language.ts';
import { InsideMain } from '../../ui/inside-main.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { OfflineNotice } from '../../ui/offline-notice.tsx';
import classes from './app-layout.module.css';
import { LAYOUT_TEXTS } from './layout.texts.ts';
import { Sidebar } from './sidebar.tsx';

const SidebarDrawer = lazyDialog(async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer);
const KeepAccount = lazyPart(async () => (await import('../../features/settings/keep-account.tsx')).KeepAccount);

const CONTENT = 'content';

/** The frame of every screen behind sign-in. */
export function AppLayout({ children = <Outlet /> }: { children?: ReactNode }) {
  const sidebar = useSidebar();
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const user = useLeaveWhenSignedOut();
  useFocusOnNavigation(CONTENT);
  useTellLanguage();
  if (!user) return null;
  if (user.deletionAt) return <KeepAccount deletionAt={user.deletionAt} />;
  return (
    <div className={classes['frame']} data-sidebar={sidebar.isOpen ? 'open' : 'closed'}>
      <a className={classes['skip']} href={`#${CONTENT}`}>
        {LAYOUT_TEXTS.skipToContent}
      </a>
      {sidebar.isOpen && (
        <aside className={`${classes['sidebar']} no-print`} aria-label={LAYOUT_TEXTS.projectsAndAccount}>
          <Sidebar />
        </aside>
      )}
      <SidebarDrawer isOpen={isDrawerOpen} onClose={drawer.close} />
      <div className={classes['column']}>
        <TopBar
          start={
            <>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                c="dimmed"
                visibleFrom="md"
                aria-label={sidebar.isOpen ? LAYOUT_TEXTS.closeSidebar : LAYOUT_TEXTS.openSidebar}
                aria-expanded={sidebar.isOpen}
                onClick={sidebar.toggle}
              >
                <IconLayoutSidebar size={19} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                c="dimmed"
                hiddenFrom="md"
                aria-label={LAYOUT_TEXTS.openProjects}
                aria-expanded={isDrawerOpen}
                onClick={drawer.open}
              >
                <IconLayoutSidebar size={19} />
              </ActionIcon>
            </>
          }
          end={
            <>
              <PaletteButton sections={NAV_ITEMS} />
              <UpsellButton />
              <NotificationBell />
            </>
          }
        />
        <OfflineNotice />
        <SampleBanner />
        <PageAlert />
        <main id={CONTENT} tabIndex={-1} className={classes['content']}>
          <InsideMain value={true}>{children}</InsideMain>
        </main>
      </div>
      <ShortcutsDialog />
      <FeedbackDialog />
    </div>
  );
}

/** A session that ended elsewhere (another tab, the server) leads to sign-in, and from there back to this page. */
function useLeaveWhenSignedOut() {
  const user = useUser();
  const router = useRouter();
  const { href, pathname } = useLocation();
  useEffect(() => {
    // The address is sign-in's before its screen has been loaded: then we are on the way already.
    if (user === null && pathname !== '/sign-in')
      void router.navigate({ to: '/sign-in', search: { redirect: href }, replace: true });
  }, [user, router, href, pathname]);
  return user;
}

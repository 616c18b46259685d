import type { ReactNode } from 'react';
import { PageAlert } from '../../features/app-alerts/page-alert.tsx';
import { PublicBar } from '../../features/navigation/public-bar.tsx';
import { PublicFooter } from '../../features/navigation/public-footer.tsx';
import { InsideMain } from '../../ui/inside-main.ts';
import { OfflineNotice } from '../../ui/offline-notice.tsx';
import classes from './app-layout.module.css';
import { LAYOUT_TEXTS } from './layout.texts.ts';

/** The frame of the pages for visitors. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <a className={classes['skip']} href="#content">
        {LAYOUT_TEXTS.skipToContent}
      </a>
      <OfflineNotice />
      <PublicBar />
      <PageAlert />
      <main id="content" tabIndex={-1} className={classes['content']}>
        <InsideMain value={true}>{children}</InsideMain>
      </main>
      <PublicFooter />
    </>
  );
}

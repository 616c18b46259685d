import type { ReactNode } from 'react';
import { AnchorLink } from '../../ui/links.tsx';
import { Logo } from '../../ui/logo.tsx';
import classes from './auth-layout.module.css';

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes['page']}>
      <header className={classes['side']}>
        <AnchorLink to="/" display="inline-block" w="fit-content" aria-label="Groundwork, start page">
          <Logo tone="dark" />
        </AnchorLink>
        <p className={classes['claim']}>Generate market reports in minutes</p>
        <p className={classes['proof']}>
          Written from fourteen kinds of public records. Every sentence cites a record that you can open.
        </p>
      </header>
      <main className={classes['panel']}>{children}</main>
    </div>
  );
}

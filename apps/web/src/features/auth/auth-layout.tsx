import type { ReactNode } from 'react';
import { AnchorLink } from '../../ui/links.tsx';
import { Logo } from '../../ui/logo.tsx';
import { TEXTS } from './auth.texts.ts';
import classes from './auth-layout.module.css';

export function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes['page']}>
      <header className={classes['side']}>
        <AnchorLink to="/" display="inline-block" w="fit-content" aria-label={TEXTS.groundworkStartPage}>
          <Logo tone="dark" />
        </AnchorLink>
        <p className={classes['claim']}>{TEXTS.slogan}</p>
        <p className={classes['proof']}>{TEXTS.sloganText}</p>
      </header>
      <main className={classes['panel']}>{children}</main>
    </div>
  );
}

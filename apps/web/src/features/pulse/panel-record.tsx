import type { Engine } from '@groundwork/contract/engines';
import type { ReactNode } from 'react';
import { AnchorLink } from '../../ui/links.tsx';
import classes from './short-list.module.css';

/** A record in a panel's list: its title on one line, leading to it, and what is told of it below. */
export function PanelRecord({ engine, id, title, children }: Props) {
  return (
    <div className={classes['what']}>
      <AnchorLink to="/$engine/$id" params={{ engine, id }} size="sm" c="inherit" lineClamp={1} title={title}>
        {title}
      </AnchorLink>
      <span className={classes['note']}>{children}</span>
    </div>
  );
}

type Props = { engine: Engine; id: string; title: string; children: ReactNode };

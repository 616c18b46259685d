import type { ReactNode } from 'react';
import classes from './admin.module.css';

/** A table that scrolls sideways in its own frame, so that the page never does. */
export function AdminTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard from its frame
    <section className={classes['scroll']} aria-label={label} tabIndex={0}>
      <table className={classes['table']}>{children}</table>
    </section>
  );
}

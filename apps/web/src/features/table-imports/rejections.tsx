import { Anchor } from '@mantine/core';
import classes from './table-imports.module.css';

/** Rows that cannot become records, folded away: their place and the reason. */
export function Rejections({ label, rejections }: { label: string; rejections: { at: string; reason: string }[] }) {
  return (
    <details>
      <Anchor component="summary" size="sm">
        {label}
      </Anchor>
      <ul className={classes['rejections']}>
        {rejections.map(({ at, reason }, index) => (
          <li key={index}>
            {at}: {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}

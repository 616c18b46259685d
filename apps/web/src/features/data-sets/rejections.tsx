import { Anchor } from '@mantine/core';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';

/** Records that an import could not store, folded away: their place and the reason. */
export function Rejections({ rejections }: { rejections: { at: string; reason: string }[] }) {
  return (
    <details>
      <Anchor component="summary" size="sm" mt={4}>
        {DATA_SET_TEXTS.showRejectedRecords}
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

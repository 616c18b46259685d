import type { LastImport } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Text } from '@mantine/core';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';
import { Rejections } from './rejections.tsx';

/** When a data set was last imported, from where, what that changed, and what went wrong. */
export function LastImportCell({ last }: { last: LastImport }) {
  const { added, changed, rejected } = last.counts;
  const withdrawn = last.withdrawn > 0 ? DATA_SET_TEXTS.withdrawn(formatNumber(last.withdrawn)) : '';
  return (
    <>
      <Text size="sm">
        {formatDate(last.endedAt)} · {last.source}, <span className={classes['file']}>{last.file}</span>
      </Text>
      <Text size="sm" c="dimmed">
        {DATA_SET_TEXTS.counts(formatNumber(added), formatNumber(changed), formatNumber(rejected))}
        {withdrawn}
      </Text>
      {last.message && (
        <Text size="sm" c="var(--mantine-color-error)">
          {last.message}
        </Text>
      )}
      {last.notice && <Text size="sm">{last.notice}</Text>}
      {last.rejections.length > 0 && <Rejections rejections={last.rejections} />}
    </>
  );
}

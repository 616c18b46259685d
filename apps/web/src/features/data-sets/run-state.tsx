import type { ImportRun } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Badge, Group, Text } from '@mantine/core';
import classes from './data-sets.module.css';
import { DATA_SET_TEXTS } from './data-sets.texts.ts';

const STATES: Record<ImportRun['state'], { label: string; color: string }> = {
  queued: { label: DATA_SET_TEXTS.waiting, color: 'gray' },
  running: { label: DATA_SET_TEXTS.running, color: 'ground' },
  complete: { label: DATA_SET_TEXTS.complete, color: 'ground' },
  failed: { label: DATA_SET_TEXTS.failed, color: 'red' },
  cancelled: { label: DATA_SET_TEXTS.cancelled, color: 'gray' },
};

/** A run in a line: state, day, and what it changed. */
export function RunState({ run }: { run: ImportRun }) {
  const { label, color } = STATES[run.state];
  const { added, changed, rejected } = run.counts;
  return (
    <Group gap="xs" wrap="nowrap">
      <Badge variant="light" color={color} radius="sm" tt="none" fw={560} flex="none">
        {label}
      </Badge>
      <Text size="sm" c="dimmed" className={classes['nowrap']}>
        {formatDate(run.endedAt ?? run.startedAt ?? run.createdAt)} ·{' '}
        {DATA_SET_TEXTS.counts(formatNumber(added), formatNumber(changed), formatNumber(rejected))}
      </Text>
    </Group>
  );
}

import type { ImportRun } from '@groundwork/contract/data-sets';
import { formatDate, formatNumber } from '@groundwork/contract/format';
import { Badge, Group, Text } from '@mantine/core';
import classes from './data-sets.module.css';

const STATES: Record<ImportRun['state'], { label: string; color: string }> = {
  queued: { label: 'Waiting', color: 'gray' },
  running: { label: 'Running', color: 'ground' },
  complete: { label: 'Complete', color: 'ground' },
  failed: { label: 'Failed', color: 'red' },
  cancelled: { label: 'Cancelled', color: 'gray' },
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
        {formatDate(run.endedAt ?? run.startedAt ?? run.createdAt)} · {formatNumber(added)} added,{' '}
        {formatNumber(changed)} changed, {formatNumber(rejected)} rejected
      </Text>
    </Group>
  );
}

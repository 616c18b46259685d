import type { ReportStatus } from '@groundwork/contract/reports';
import { inLanguage } from '@groundwork/contract/texts';
import { Badge, Group, Progress, Text } from '@mantine/core';
import { REPORTS_TEXTS } from './reports.texts.ts';

const STATES: Record<ReportStatus['status'], { label: string; color: string }> = {
  draft: { label: REPORTS_TEXTS.draft, color: 'gray' },
  queued: { label: REPORTS_TEXTS.waiting, color: 'gray' },
  running: { label: REPORTS_TEXTS.writing, color: 'blue' },
  complete: { label: REPORTS_TEXTS.complete, color: 'ground' },
  failed: { label: REPORTS_TEXTS.stateFailed, color: 'red' },
  cancelled: { label: REPORTS_TEXTS.cancelled, color: 'gray' },
};

export function ReportStateBadge({ status }: { status: ReportStatus['status'] }) {
  const { label, color } = STATES[status];
  return (
    <Badge variant="light" color={color} radius="sm" tt="none" fw={560} flex="none" data-state={status}>
      {label}
    </Badge>
  );
}

/** How far a report is: a bar, the percentage and the step in words. */
export function ReportProgress({ progress, step, stepSaid }: Pick<ReportStatus, 'progress' | 'step' | 'stepSaid'>) {
  return (
    <div role="status">
      <Group justify="space-between" gap="xs" mb={4} wrap="nowrap">
        <Text size="sm">{inLanguage(stepSaid, step)}</Text>
        <Text size="sm" className="numeric">
          {progress}%
        </Text>
      </Group>
      <Progress value={progress} size="sm" aria-label={REPORTS_TEXTS.progressOfTheReport} />
    </div>
  );
}

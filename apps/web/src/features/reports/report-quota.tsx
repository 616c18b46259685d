import { formatDate, formatNumber } from '@groundwork/contract/format';
import { PLAN_TEXTS } from '@groundwork/contract/plans.texts';
import { Alert, Group, Text } from '@mantine/core';
import { ButtonLink } from '../../ui/links.tsx';
import { useReportPermissions } from './report-permissions.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

/** How many of the month's reports are used, and at the last one the way to more. */
export function ReportQuota() {
  const { data } = useReportPermissions();
  if (!data || data.limit === null || data.limit === 0) return null;
  const { used, limit, resetsAt } = data;
  if (used < limit)
    return (
      <Text size="sm" c="dimmed" mt="xs">
        {REPORTS_TEXTS.used(formatNumber(used), formatNumber(limit))}
      </Text>
    );
  return (
    <Alert variant="light" mt="sm" role="status" title={PLAN_TEXTS.reportLimit}>
      <Group justify="space-between">
        <Text size="sm">{REPORTS_TEXTS.nextMonth(formatDate(resetsAt))}</Text>
        <ButtonLink to="/plans" size="xs">
          {REPORTS_TEXTS.explorePlans}
        </ButtonLink>
      </Group>
    </Alert>
  );
}

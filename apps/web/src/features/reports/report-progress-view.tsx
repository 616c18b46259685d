import type { ReportStatus } from '@groundwork/contract/reports';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { ButtonLink } from '../../ui/links.tsx';
import { ReportProgress } from './report-state.tsx';
import { isUnderWay, useReportActions } from './reports.queries.ts';

/** A report that is being written, failed or was cancelled, and what can be done about it. */
export function ReportProgressView({ reportId, status }: { reportId: string; status: ReportStatus }) {
  const { cancel, retry } = useReportActions();
  const ref = { reportType: 'commercialization' as const, reportId };
  const isWriting = isUnderWay(status);
  return (
    <Stack maw={560} mx="auto" py={64} gap="md">
      <Title order={1}>
        {isWriting
          ? 'Writing your report'
          : status.status === 'failed'
            ? 'The report failed'
            : 'The report was cancelled'}
      </Title>
      {isWriting ? (
        <>
          <Text c="dimmed">
            You may leave this page or close it: the report goes on, and it is kept with the project’s reports.
          </Text>
          <ReportProgress {...status} />
        </>
      ) : (
        <Text role="alert">
          {status.status === 'failed'
            ? (status.message ?? 'It could not be written.')
            : 'Sections that were written are kept: going on starts where it stopped.'}
        </Text>
      )}
      <Group>
        {isWriting && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(ref)}>
            Cancel
          </Button>
        )}
        {!isWriting && (
          <Button loading={retry.isPending} onClick={() => retry.mutate(ref)}>
            Retry
          </Button>
        )}
        <ButtonLink to="/reports" variant="subtle">
          All reports
        </ButtonLink>
      </Group>
    </Stack>
  );
}

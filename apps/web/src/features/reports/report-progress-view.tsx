import type { ReportStatus } from '@groundwork/contract/reports';
import { inLanguage } from '@groundwork/contract/texts';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReportType } from '../../lib/report-type.ts';
import { ButtonLink } from '../../ui/links.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { ReportProgress } from './report-state.tsx';
import { isUnderWay, useReportActions } from './reports.queries.ts';
import { REPORTS_TEXTS } from './reports.texts.ts';

interface Props {
  kind: ReportType;
  reportId: string;
  status: ReportStatus;
  mayEdit: boolean;
}

/** A report that is being written, failed or was cancelled, and what can be done about it. */
export function ReportProgressView({ kind, reportId, status, mayEdit }: Props) {
  const { cancel, retry } = useReportActions();
  const ref = { reportType: kind, reportId };
  const isWriting = isUnderWay(status);
  return (
    <Stack maw={560} mx="auto" py={64} gap="md">
      <Title order={1}>
        {isWriting
          ? REPORTS_TEXTS.writingYourReport
          : status.status === 'failed'
            ? REPORTS_TEXTS.theReportFailed
            : REPORTS_TEXTS.theReportWasCancelled}
      </Title>
      {isWriting ? (
        <>
          <Text c="dimmed">{REPORTS_TEXTS.mayLeave}</Text>
          <ReportProgress {...status} />
        </>
      ) : (
        <Text role="alert">
          {status.status === 'failed'
            ? status.message
              ? inLanguage(status.messageSaid, status.message)
              : REPORTS_TEXTS.couldNotBeWritten
            : REPORTS_TEXTS.sectionsKept}
        </Text>
      )}
      <Group>
        {mayEdit && isWriting && (
          <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(ref)}>
            {UI_TEXTS.cancel}
          </Button>
        )}
        {mayEdit && !isWriting && (
          <Button loading={retry.isPending} onClick={() => retry.mutate(ref)}>
            {UI_TEXTS.retry}
          </Button>
        )}
        <ButtonLink to="/reports" variant="subtle">
          {REPORTS_TEXTS.allReports}
        </ButtonLink>
      </Group>
    </Stack>
  );
}

/** Above the version that there is, while a newer is written or after it came to nothing. */
export function WrittenAnew({ kind, reportId, status, mayEdit }: Props) {
  const { cancel, retry } = useReportActions();
  const ref = { reportType: kind, reportId };
  const isWriting = isUnderWay(status);
  return (
    <Stack py="md" gap="xs" maw={820} ml="auto" mr="auto">
      <Text fw={560}>{isWriting ? REPORTS_TEXTS.beingWrittenAnew : REPORTS_TEXTS.notWrittenAnew}</Text>
      {isWriting ? (
        <ReportProgress {...status} />
      ) : (
        <Text role="alert">{inLanguage(status.messageSaid, status.message ?? '')}</Text>
      )}
      {mayEdit && (
        <Group>
          {isWriting ? (
            <Button size="xs" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(ref)}>
              {UI_TEXTS.cancel}
            </Button>
          ) : (
            <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate(ref)}>
              {UI_TEXTS.retry}
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

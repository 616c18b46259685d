import { Container, Skeleton, Stack } from '@mantine/core';
import { ReportReader } from '../features/reports/reader/report-reader.tsx';
import { ReportProgressView, WrittenAnew } from '../features/reports/report-progress-view.tsx';
import { useReportDocument, useReportStatus } from '../features/reports/reports.queries.ts';
import { hasCode } from '../lib/api-errors.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FailedState } from '../ui/list-states.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

export function ReportPage({ reportId }: { reportId: string }) {
  const status = useReportStatus(reportId);
  // An id that is no id at all is answered as not valid; to the reader that is the same as unknown.
  if (status.isError && (hasCode(status.error, 'NOT_FOUND') || hasCode(status.error, 'VALIDATION')))
    return <NotFoundScreen />;
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} pb={64}>
      {status.isPending && <LoadingReport />}
      {status.isError && !status.data && (
        <FailedState title={PAGES_TEXTS.reportFailed} error={status.error} onRetry={() => void status.refetch()} />
      )}
      {status.data && !status.data.hasDocument && <UnfinishedReport reportId={reportId} status={status.data} />}
      {status.data?.hasDocument && (
        <>
          {status.data.status !== 'complete' && <WrittenAnew reportId={reportId} status={status.data} />}
          <CompleteReport reportId={reportId} />
        </>
      )}
    </Container>
  );
}

function UnfinishedReport(props: Parameters<typeof ReportProgressView>[0]) {
  usePageTitle(PAGES_TEXTS.report);
  return <ReportProgressView {...props} />;
}

function CompleteReport({ reportId }: { reportId: string }) {
  const report = useReportDocument(reportId);
  usePageTitle(report.data?.title ?? PAGES_TEXTS.report);
  if (report.isPending) return <LoadingReport />;
  if (report.isError)
    return <FailedState title={PAGES_TEXTS.reportFailed} error={report.error} onRetry={() => void report.refetch()} />;
  return <ReportReader report={report.data} />;
}

const LoadingReport = () => (
  <Stack py="xl" aria-label={PAGES_TEXTS.loadingTheReport}>
    <Skeleton h={36} w="50%" />
    <Skeleton h={320} />
  </Stack>
);

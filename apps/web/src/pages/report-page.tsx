import type { Language } from '@groundwork/contract/languages';
import { Button, Container, Skeleton, Stack } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useDeferredValue, useState } from 'react';
import { ReportReader } from '../features/reports/reader/report-reader.tsx';
import { WrittenSoFar } from '../features/reports/reader/written-so-far.tsx';
import { ReportProgressView, WrittenAnew } from '../features/reports/report-progress-view.tsx';
import { useReportDocument, useReportStatus, useWritten } from '../features/reports/reports.queries.ts';
import { hasCode } from '../lib/api-errors.ts';
import type { ReportType } from '../lib/report-type.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useProjects } from '../session/selected-project.ts';
import { whyReadOnly } from '../session/why-read-only.ts';
import { lazyPart } from '../ui/lazy-component.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

const CustomReportDraft = lazyPart(async () => (await import('./custom-report-draft.tsx')).CustomReportDraft);

type Props = { kind: ReportType; reportId: string };

export function ReportPage({ kind, reportId }: Props) {
  const status = useReportStatus(kind, reportId);
  const project = useProjects().data?.items.find(({ id }) => id === status.data?.projectId);
  const readOnly = whyReadOnly(project);
  const [isChanging, changing] = useDisclosure(false);
  // An id that is no id at all is answered as not valid; to the reader that is the same as unknown.
  if (status.isError && (hasCode(status.error, 'NOT_FOUND') || hasCode(status.error, 'VALIDATION')))
    return <NotFoundScreen />;
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} pb={64}>
      {status.isPending && <LoadingReport />}
      {status.isError && !status.data && (
        <FailedState title={PAGES_TEXTS.reportFailed} error={status.error} onRetry={() => void status.refetch()} />
      )}
      {status.data?.status === 'draft' &&
        project &&
        (readOnly ? (
          <EmptyState title={PAGES_TEXTS.onlyADraft} text={readOnly} />
        ) : (
          <CustomReportDraft reportId={reportId} />
        ))}
      {status.data && status.data.status !== 'draft' && !status.data.hasDocument && (
        <UnfinishedReport kind={kind} reportId={reportId} status={status.data} mayEdit={!readOnly} />
      )}
      {status.data?.hasDocument && (
        <>
          {status.data.status !== 'complete' && (
            <WrittenAnew kind={kind} reportId={reportId} status={status.data} mayEdit={!readOnly} />
          )}
          {kind === 'custom' && status.data.status === 'complete' && !readOnly && !isChanging && (
            <Button variant="default" size="xs" my="md" onClick={changing.open}>
              {PAGES_TEXTS.changeReport}
            </Button>
          )}
          {isChanging ? (
            <CustomReportDraft reportId={reportId} onGenerated={changing.close} />
          ) : (
            <CompleteReport kind={kind} reportId={reportId} />
          )}
        </>
      )}
    </Container>
  );
}

function UnfinishedReport(props: Parameters<typeof ReportProgressView>[0]) {
  usePageTitle(PAGES_TEXTS.report);
  const document = useWritten(props.kind, props.reportId, props.status).data?.document;
  return (
    <>
      <ReportProgressView {...props} />
      {document && <WrittenSoFar document={document} />}
    </>
  );
}

function CompleteReport({ kind, reportId }: Props) {
  const [language, setLanguage] = useState<Language>();
  const report = useReportDocument(kind, reportId, language);
  // A report is drawn a little at a time: the page answers meanwhile.
  const shown = useDeferredValue(report.data);
  usePageTitle(report.data?.title ?? PAGES_TEXTS.report);
  if (report.isError)
    return <FailedState title={PAGES_TEXTS.reportFailed} error={report.error} onRetry={() => void report.refetch()} />;
  return shown ? <ReportReader report={shown} onLanguage={setLanguage} /> : <LoadingReport />;
}

const LoadingReport = () => (
  <Stack py="xl" role="img" aria-label={PAGES_TEXTS.loadingTheReport}>
    <Skeleton h={36} w="50%" />
    <Skeleton h={320} />
  </Stack>
);

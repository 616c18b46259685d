import { formatDate } from '@groundwork/contract/format';
import type { ReportSource } from '@groundwork/contract/report-document';
import { translated } from '@groundwork/contract/texts';
import { Drawer, Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { FailedState } from '../../../ui/list-states.tsx';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import { ContentsList, FoldedContents } from '../reader/contents-list.tsx';
import { PlainSections } from '../reader/plain-sections.tsx';
import { PublicReading } from '../reader/public-reading.ts';
import classes from '../reader/reader.module.css';
import { READER_TEXTS } from '../reader/reader.texts.ts';
import { ReportContext, reportLookup } from '../reader/report-context.ts';
import { ReportHead } from '../reader/report-head.tsx';
import { SOURCES_ID } from '../reader/source-list.tsx';
import { type SampleReportFile, sampleReportOptions } from './sample-report.queries.ts';
import { SAMPLE_REPORT_TEXTS } from './sample-report.texts.ts';

type Opened = { source: ReportSource; quotes: string[] };

/** A report to read for those who have no account: what it cites opens beside it. */
export function SampleReport() {
  const { data, isPending, error, refetch } = useQuery(sampleReportOptions);
  if (isPending) return <Skeleton h="100vh" role="img" aria-label={SAMPLE_REPORT_TEXTS.loading} />;
  if (error) return <FailedState title={SAMPLE_REPORT_TEXTS.failed} error={error} onRetry={() => void refetch()} />;
  return <Reader {...data} />;
}

function Reader({ report, records }: SampleReportFile) {
  const lookup = useMemo(() => reportLookup(report), [report]);
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = useMemo(() => (source: ReportSource, quotes: string[]) => setOpened({ source, quotes }), []);
  const entries = [
    ...report.sections.map(({ id, title }) => ({ id, title })),
    { id: SOURCES_ID, title: READER_TEXTS.sources },
  ];
  return (
    <ReportContext value={lookup}>
      <PublicReading value={open}>
        <div className={classes['reader']}>
          <ContentsList entries={entries} />
          <article className={classes['article']}>
            <ReportHead report={report} />
            <FoldedContents entries={entries} />
            <PlainSections {...report} />
          </article>
        </div>
      </PublicReading>
      <CitedRecord opened={opened} records={records} onClose={() => setOpened(null)} />
    </ReportContext>
  );
}

function CitedRecord({
  opened,
  records,
  onClose,
}: Pick<SampleReportFile, 'records'> & { opened: Opened | null; onClose: () => void }) {
  const { title, engineLabel, parties = [], date, searchEngine, id } = opened?.source ?? {};
  const quotes = opened?.quotes ?? [];
  const text = records[`${searchEngine}/${id}`]?.text ?? '';
  return (
    <Drawer opened={opened !== null} onClose={onClose} position="right" size={480} title={title}>
      <SampleBadge />
      <Text size="sm" c="dimmed" mt="xs">
        {[engineLabel && translated(engineLabel), parties.join(', '), date && formatDate(date)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {quotes.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md">
            {SAMPLE_REPORT_TEXTS.cited}
          </Title>
          {quotes.map((quote) => (
            <Text key={quote} size="sm" mt={6} className={classes['quote'] ?? ''}>
              {quote}
            </Text>
          ))}
        </>
      )}
      <Title order={3} size="h5" mt="md">
        {SAMPLE_REPORT_TEXTS.text}
      </Title>
      <Text size="sm" mt={6} style={{ whiteSpace: 'pre-line' }}>
        {text || SAMPLE_REPORT_TEXTS.noText}
      </Text>
    </Drawer>
  );
}

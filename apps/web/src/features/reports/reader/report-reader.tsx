import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { Group, Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import { ContentsList } from './contents-list.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { ReportBlock } from './report-block.tsx';
import { ReportContext, reportLookup } from './report-context.ts';
import { SOURCES_ID, SourceList } from './source-list.tsx';

export function ReportReader({ report }: { report: ReportDocument }) {
  const lookup = useMemo(() => reportLookup(report), [report]);
  const entries = useMemo(
    () => [...report.sections.map(({ id, title }) => ({ id, title })), { id: SOURCES_ID, title: READER_TEXTS.sources }],
    [report],
  );
  return (
    <ReportContext value={lookup}>
      <div className={classes['reader']}>
        <ContentsList entries={entries} />
        <article className={classes['article']}>
          <ReaderToolbar reportId={report.reportId} />
          <ReportHead report={report} />
          {report.sections.map(({ id, title, blocks }) => (
            <section key={id} id={id} className={classes['section']} aria-labelledby={`${id}-title`}>
              <Title order={2} id={`${id}-title`}>
                {title}
              </Title>
              {blocks.map((block, at) => (
                <ReportBlock key={at} block={block} />
              ))}
            </section>
          ))}
          <SourceList sources={report.sources} />
        </article>
      </div>
    </ReportContext>
  );
}

function ReportHead({
  report: { title, subtitle, asOf, writer, claims, usesSample, isByWords },
}: {
  report: ReportDocument;
}) {
  return (
    <header className={classes['head']}>
      <Text c="dimmed" fw={560}>
        {subtitle}
      </Text>
      <Title order={1} className={classes['title'] ?? ''}>
        {title}
      </Title>
      <Text mt="sm">
        <strong>{formatNumber(claims.made)}</strong> {READER_TEXTS.made} ·{' '}
        <strong>{formatNumber(claims.supported)}</strong> {READER_TEXTS.supported} ·{' '}
        <strong>{formatNumber(claims.withheld)}</strong> {READER_TEXTS.withheld}
      </Text>
      {claims.inferences > 0 && (
        <Text size="sm" c="dimmed" mt={2}>
          <em>{READER_TEXTS.inItalics(formatNumber(claims.inferences))}</em>
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={2}>
        {READER_TEXTS.asOf(formatDate(asOf))} · {writer}
      </Text>
      {usesSample && (
        <Group gap="xs" mt="sm">
          <SampleBadge />
          <Text size="sm">{READER_TEXTS.citesSampleData}</Text>
        </Group>
      )}
      {isByWords && (
        <Text size="sm" mt="sm">
          {READER_TEXTS.isByWords}
        </Text>
      )}
    </header>
  );
}

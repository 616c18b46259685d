import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { translated } from '@groundwork/contract/texts';
import { Button, Group, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { lazyDialog } from '../../../ui/lazy-dialog.tsx';
import { SampleBadge } from '../../../ui/sample-badge.tsx';
import { KindsLegend } from './kinds-legend.tsx';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { sampleText } from './sample-text.ts';

const WithheldDialog = lazyDialog(async () => (await import('./withheld-dialog.tsx')).WithheldDialog);

/** Tells what it is, how much of it is supported, and what kinds of statements it holds. */
export function ReportHead({ report }: { report: ReportDocument }) {
  const { title, subtitle, asOf, writer, claims, usesSample, isByWords } = report;
  const [isWithheldOpen, withheld] = useDisclosure(false);
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
        {claims.withheld > 0 && (
          <>
            {' '}
            <Button
              variant="subtle"
              size="compact-xs"
              className="no-print"
              aria-label={READER_TEXTS.whyWithheldLabel}
              onClick={withheld.open}
            >
              {READER_TEXTS.whyWithheld}
            </Button>
          </>
        )}
        {claims.editors > 0 && (
          <>
            {' '}
            · <strong>{formatNumber(claims.editors)}</strong> {READER_TEXTS.editors}
          </>
        )}
      </Text>
      <WithheldDialog report={report} isOpen={isWithheldOpen} onClose={withheld.close} />
      {claims.inferences > 0 && (
        <Text size="sm" c="dimmed" mt={2}>
          <em>{READER_TEXTS.inItalics(formatNumber(claims.inferences))}</em>
        </Text>
      )}
      <Text size="sm" c="dimmed" mt={2}>
        {READER_TEXTS.asOf(formatDate(asOf))} · {translated(writer)}
      </Text>
      <KindsLegend report={report} />
      {usesSample && (
        <Group gap="xs" mt="sm">
          <SampleBadge />
          <Text size="sm">{sampleText(report)}</Text>
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

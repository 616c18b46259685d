import type { ReportDocument } from '@groundwork/contract/report-document';
import { Text } from '@mantine/core';
import { useMemo } from 'react';
import { REPORTS_TEXTS } from '../reports.texts.ts';
import { PlainSections } from './plain-sections.tsx';
import classes from './reader.module.css';
import { ReportContext, reportLookup } from './report-context.ts';

/** The sections of a report that are written, to be read while the others are. */
export function WrittenSoFar({ document }: { document: ReportDocument }) {
  const lookup = useMemo(() => reportLookup(document), [document]);
  const { sections, sources } = document;
  return (
    <ReportContext value={lookup}>
      <article className={classes['article']} style={{ marginInline: 'auto' }} aria-label={REPORTS_TEXTS.writtenSoFar}>
        <Text size="sm" c="dimmed">
          {REPORTS_TEXTS.sectionsWritten(sections.length)}
        </Text>
        <PlainSections sections={sections} sources={sources} />
      </article>
    </ReportContext>
  );
}

import type { ReportDocument } from '@groundwork/contract/report-document';
import { Text, Title } from '@mantine/core';
import { useMemo } from 'react';
import { REPORTS_TEXTS } from '../reports.texts.ts';
import classes from './reader.module.css';
import { ReportBlock } from './report-block.tsx';
import { ReportContext, reportLookup } from './report-context.ts';
import { SourceList } from './source-list.tsx';

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
        {sections.map(({ id, title, blocks }) => (
          <section key={id} id={id} lang="en" className={classes['section']} aria-labelledby={`${id}-title`}>
            <Title order={2} id={`${id}-title`}>
              {title}
            </Title>
            {blocks.map((block, at) => (
              <ReportBlock key={at} block={block} place={{ sectionId: id, block: at }} />
            ))}
          </section>
        ))}
        <SourceList sources={sources} />
      </article>
    </ReportContext>
  );
}

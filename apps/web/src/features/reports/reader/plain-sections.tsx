import type { ReportDocument } from '@groundwork/contract/report-document';
import { Title } from '@mantine/core';
import classes from './reader.module.css';
import { ReportBlock } from './report-block.tsx';
import { SourceList } from './source-list.tsx';

/** A report's sections and sources, to be read only. Their words are English in every language of the screen. */
export const PlainSections = ({ sections, sources }: Pick<ReportDocument, 'sections' | 'sources'>) => (
  <>
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
  </>
);

import type { ReportDocument } from '@groundwork/contract/report-document';
import { Title } from '@mantine/core';
import { NearView } from '../../../ui/near-view.tsx';
import classes from './reader.module.css';
import { SectionBlocks } from './section-blocks.tsx';
import { SOURCES_ID, SourceList } from './source-list.tsx';

/** A report's sections and sources, to be read only. Their words are English in every language of the screen. */
export const PlainSections = ({ sections, sources }: Pick<ReportDocument, 'sections' | 'sources'>) => (
  <>
    {sections.map((section, at) => (
      <section
        key={section.id}
        id={section.id}
        lang="en"
        className={classes['section']}
        aria-labelledby={`${section.id}-title`}
      >
        <Title order={2} id={`${section.id}-title`}>
          {section.title}
        </Title>
        <SectionBlocks section={section} isFirst={at === 0} />
      </section>
    ))}
    <NearView id={SOURCES_ID} isFirst={false} height={sources.length * 64}>
      <SourceList sources={sources} />
    </NearView>
  </>
);

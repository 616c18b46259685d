import type { Language } from '@groundwork/contract/languages';
import { REPORT_HEADING_MAX } from '@groundwork/contract/limits';
import { COMMENTS_HASH } from '@groundwork/contract/paths';
import type { ReportDocument, ReportSection, ReportSource } from '@groundwork/contract/report-document';
import { TextInput, Title, VisuallyHidden } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useState } from 'react';
import { useProjects } from '../../../session/selected-project.ts';
import { whyReadOnly } from '../../../session/why-read-only.ts';
import { lazyPart } from '../../../ui/lazy-component.tsx';
import { NearView } from '../../../ui/near-view.tsx';
import { EditBar } from '../editing/edit-bar.tsx';
import { EDITING_TEXTS } from '../editing/editing.texts.ts';
import { EditingContext, useEditing } from '../editing/editing-context.ts';
import { useFocusWhileEditing } from '../editing/use-focus-while-editing.ts';
import { useReportEditing } from '../editing/use-report-editing.ts';
import { ExpertCheckBar } from '../expert-checks/expert-check-bar.tsx';
import { Commenting } from '../report-comments/commenting.tsx';
import { useReportChanges } from '../reports.queries.ts';
import { ContentsList, FoldedContents } from './contents-list.tsx';
import fillIn from './fill-in.module.css';
import { SourcesPane } from './public-reading.ts';
import classes from './reader.module.css';
import { READER_TEXTS } from './reader.texts.ts';
import { ReaderToolbar } from './reader-toolbar.tsx';
import { ReportContext, reportLookup, useReportLookup } from './report-context.ts';
import { ReportHead } from './report-head.tsx';
import { SectionBlocks } from './section-blocks.tsx';
import { SectionGuideLine } from './section-guide.tsx';
import { SOURCES_ID, SourceList } from './source-list.tsx';
import type { ShownSource } from './sources-panel.tsx';
import { StaleNotice } from './stale-notice.tsx';

const SourcesPanel = lazyPart(async () => (await import('./sources-panel.tsx')).default);

type Panel = 'comments' | 'sources';

type Props = { report: ReportDocument; onLanguage(language: Language): void };

export function ReportReader({ report, onLanguage }: Props) {
  const { deletedFiles = [] } = useReportChanges(report).data ?? {};
  // Nothing is drawn again for an answer that says nothing new.
  const deleted = deletedFiles.length > 0 ? deletedFiles : undefined;
  const lookup = useMemo(() => reportLookup(report, deleted), [report, deleted]);
  const entries = useMemo(
    () => [...report.sections.map(({ id, title }) => ({ id, title })), { id: SOURCES_ID, title: READER_TEXTS.sources }],
    [report],
  );
  const project = useProjects().data?.items.find(({ id }) => id === report.project.id);
  const mayEdit = project !== undefined && whyReadOnly(project) === null;
  const state = useReportEditing(report);
  const article = useFocusWhileEditing(state.isEditing);
  const [opened, setOpened] = useState<Panel | null>(null);
  const [shownSource, setShownSource] = useState<ShownSource | null>(null);
  // Notifications of a comment lead here.
  const isToComments = useLocation({ select: ({ hash }) => hash === COMMENTS_HASH });
  useEffect(() => {
    if (isToComments) setOpened('comments');
  }, [isToComments]);
  const panel = state.isEditing ? null : opened;
  const close = () => {
    setOpened(null);
    setShownSource(null);
  };
  const showSource = useMemo(() => (source: ReportSource, quotes: string[]) => setShownSource({ source, quotes }), []);
  return (
    <ReportContext value={lookup}>
      <EditingContext value={state.editing}>
        <Commenting report={report} mayResolve={mayEdit} isOpen={panel === 'comments'} onClose={close}>
          <SourcesPane value={panel === 'sources' ? showSource : null}>
            <div className={classes['reader']} data-beside={panel !== null || undefined}>
              <ContentsList entries={entries} />
              <article ref={article} className={classes['article']}>
                <ReaderToolbar
                  report={report}
                  mayEdit={mayEdit}
                  isEditing={state.isEditing}
                  onEdit={state.isEditing ? null : state.start}
                  panel={panel}
                  onLanguage={onLanguage}
                  onPanel={(next) => (next === panel ? close() : setOpened(next))}
                />
                <ExpertCheckBar report={report} mayAsk={mayEdit && !state.isEditing} />
                <StaleNotice report={report} mayEdit={mayEdit && !state.isEditing} />
                <ReportHead report={report} />
                <FoldedContents entries={entries} />
                {report.sections.map((section, at) => (
                  <Section key={section.id} section={section} isFirst={at === 0} />
                ))}
                <NearView id={SOURCES_ID} isFirst={state.isEditing} height={report.sources.length * 64}>
                  <SourceList sources={report.sources} />
                </NearView>
                {state.isEditing && <EditBar state={state} />}
              </article>
            </div>
            {panel === 'sources' && (
              <SourcesPanel sources={report.sources} shown={shownSource} onShow={setShownSource} onClose={close} />
            )}
          </SourcesPane>
        </Commenting>
      </EditingContext>
    </ReportContext>
  );
}

const Section = memo(function Section({ section, isFirst }: { section: ReportSection; isFirst: boolean }) {
  const { id, title } = section;
  const { isEditing, titleOf, setTitle } = useEditing();
  const { language } = useReportLookup();
  return (
    <section id={id} className={classes['section']} aria-labelledby={`${id}-title`} lang={language}>
      {isEditing ? (
        <VisuallyHidden>
          <Title order={2} id={`${id}-title`}>
            {titleOf(section)}
          </Title>
        </VisuallyHidden>
      ) : (
        <Title order={2} id={`${id}-title`}>
          {title}
        </Title>
      )}
      {isEditing && (
        <TextInput
          styles={{ input: { fontSize: '1.25rem', fontWeight: 620 } }}
          maxLength={REPORT_HEADING_MAX}
          aria-label={EDITING_TEXTS.heading(title)}
          value={titleOf(section)}
          onChange={(event) => setTitle(section, event.currentTarget.value)}
        />
      )}
      {section.guide && <SectionGuideLine section={section} />}
      {section.builtIn && <p className={fillIn['guide']}>{READER_TEXTS.builtIn[section.builtIn]}</p>}
      <SectionBlocks section={section} isFirst={isFirst || isEditing} />
    </section>
  );
});

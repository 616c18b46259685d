import { LANGUAGES, type Language } from '@groundwork/contract/languages';
import type { FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import { language } from '@groundwork/contract/texts';
import { Button, Container, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { DropZone } from '../features/library/upload/drop-zone.tsx';
import { ExtractFromFile } from '../features/projects/extract-from-file.tsx';
import { FundingFields } from '../features/reports/new/funding-fields.tsx';
import { NEW_REPORT_TEXTS } from '../features/reports/new/new-report.texts.ts';
import { PlanEditor } from '../features/reports/new/plan-editor.tsx';
import { SeedField } from '../features/reports/new/seed-field.tsx';
import { ReportQuota } from '../features/reports/report-quota.tsx';
import { newReport, useReportActions } from '../features/reports/reports.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSelectedProject } from '../session/selected-project.ts';
import { FeatureBoundary } from '../ui/feature-boundary.tsx';
import { ButtonLink } from '../ui/links.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';
import { PublicSources } from './public-sources.tsx';
import { Section } from './section.tsx';
import { WithProject } from './with-project.tsx';

type Kind = 'commercialization' | 'funding';

/** Takes what a report is to be made of, and on wish its plan, before it is written. */
export const NewReportPage = ({ kind }: { kind: Kind }) => (
  <Section permission="viewReports">
    <Container size={820} px={{ base: 'md', md: 'xl' }} py="lg">
      <NewReportHead kind={kind} />
      <WithProject needsProject={PAGES_TEXTS.reportsNeedProject}>
        {({ id }) => <NewReport key={id} kind={kind} />}
      </WithProject>
    </Container>
  </Section>
);

function NewReportHead({ kind }: { kind: Kind }) {
  const title = kind === 'funding' ? NEW_REPORT_TEXTS.fundingTitle : NEW_REPORT_TEXTS.commercializationTitle;
  usePageTitle(title);
  return (
    <>
      <Title order={1}>{title}</Title>
      <Text c="dimmed" mt={4} mb="lg">
        {kind === 'funding' ? NEW_REPORT_TEXTS.fundingText : NEW_REPORT_TEXTS.commercializationText}
      </Text>
    </>
  );
}

function NewReport({ kind }: { kind: Kind }) {
  const project = useSelectedProject()!;
  const navigate = useNavigate();
  const { create, createFunding } = useReportActions();
  const [funding, setFunding] = useState<FundingInput>({
    agency: 'NSF',
    program: 'phase_1_project_pitch',
    topic: project.title,
  });
  const [seed, setSeed] = useState(project.description);
  const [sections, setSections] = useState<PlannedSection[] | null>(null);
  const [told, setTold] = useState(language() as Language);
  const [isPlanning, setPlanning] = useState(kind === 'commercialization');
  const description = seed.trim();
  const asked = {
    ...(description !== '' && description !== project.description.trim() && { description }),
    ...(sections && { sections }),
    language: told,
  };
  const open = ({ reportId }: { reportId: string }) =>
    void navigate({ to: '/reports/$kind/$reportId', params: { kind, reportId } });
  const generate = () =>
    kind === 'funding'
      ? createFunding.mutate({ ...newReport(project.id), ...asked, ...funding }, { onSuccess: open })
      : create.mutate({ ...newReport(project.id), ...asked }, { onSuccess: open });
  const isReady = kind === 'commercialization' || funding.topic.trim() !== '';
  return (
    <Stack gap="lg">
      <ReportQuota />
      {kind === 'funding' && (
        <FundingFields
          projectId={project.id}
          value={funding}
          onChange={(next) => {
            if (next.program !== funding.program || next.agency !== funding.agency) setSections(null);
            setFunding(next);
          }}
        />
      )}
      <SeedField
        value={seed}
        onChange={setSeed}
        renderExtract={(onExtracted) => (
          <ExtractFromFile
            forReport
            label={NEW_REPORT_TEXTS.extract}
            isDisabled={false}
            renderFileInput={(input) => <DropZone {...input} max={1} accept={['pdf']} />}
            onExtracted={onExtracted}
          />
        )}
      />
      {isPlanning && (
        <FeatureBoundary feature={PAGES_TEXTS.publicSources}>
          <PublicSources project={project} />
        </FeatureBoundary>
      )}
      {isPlanning && isReady && (
        <PlanEditor
          input={{
            projectId: project.id,
            reportType: kind,
            ...(asked.description && { description: asked.description }),
            ...(kind === 'funding' && { funding }),
          }}
          sections={sections}
          onChange={setSections}
        />
      )}
      <NativeSelect
        maw={240}
        label={NEW_REPORT_TEXTS.language}
        description={NEW_REPORT_TEXTS.languageText}
        data={Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))}
        value={told}
        onChange={({ currentTarget: { value } }) => setTold(value as Language)}
      />
      <Group>
        <Button onClick={generate} disabled={!isReady} loading={create.isPending || createFunding.isPending}>
          {NEW_REPORT_TEXTS.generate}
        </Button>
        {!isPlanning && (
          <Button variant="default" onClick={() => setPlanning(true)} disabled={!isReady}>
            {NEW_REPORT_TEXTS.planFirst}
          </Button>
        )}
        <ButtonLink to="/reports" variant="subtle">
          {NEW_REPORT_TEXTS.back}
        </ButtonLink>
      </Group>
    </Stack>
  );
}

import { Box, Container, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Agents } from '../features/agents/agent-cards.tsx';
import { ProfileLine } from '../features/relevance/profile-line.tsx';
import { ReportCards } from '../features/reports/report-cards.tsx';
import { ReportList } from '../features/reports/report-list.tsx';
import { ReportQuota } from '../features/reports/report-quota.tsx';
import { newReport, useReportActions, useReports } from '../features/reports/reports.queries.ts';
import { REPORTS_TEXTS } from '../features/reports/reports.texts.ts';
import type { ReportType } from '../lib/report-type.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useSelectedProject } from '../session/selected-project.ts';
import { whyReadOnly } from '../session/why-read-only.ts';
import { PAGES_TEXTS } from './pages.texts.ts';
import { Section } from './section.tsx';
import { WithProject } from './with-project.tsx';

/** Reports from a better plan are kept and stay readable. */
export function ReportsPage() {
  const project = useSelectedProject();
  return (
    <Section permission="viewReports" kept={project && <KeptReports projectId={project.id} />}>
      <Reports />
    </Section>
  );
}

function KeptReports({ projectId }: { projectId: string }) {
  const hasSome = (useReports(projectId).data?.total ?? 0) > 0;
  if (!hasSome) return null;
  return (
    <>
      <Title order={2} mb="xs">
        {PAGES_TEXTS.reportsOfThisProject}
      </Title>
      <ReportList key={projectId} projectId={projectId} />
    </>
  );
}

function Reports() {
  usePageTitle(PAGES_TEXTS.reportsAgents);
  const { create, createCustom } = useReportActions();
  const navigate = useNavigate();
  const isBusy = create.isPending || createCustom.isPending;
  function start(projectId: string, kind: ReportType) {
    const open = ({ reportId }: { reportId: string }) =>
      void navigate({ to: '/reports/$kind/$reportId', params: { kind, reportId } });
    if (kind === 'funding') void navigate({ to: '/reports/new/$kind', params: { kind } });
    else (kind === 'custom' ? createCustom : create).mutate(newReport(projectId), { onSuccess: open });
  }
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>{PAGES_TEXTS.reportsAgents}</Title>
      <WithProject needsProject={PAGES_TEXTS.reportsNeedProject}>
        {(project) => {
          const { id } = project;
          return (
            <>
              <Box mb="md">
                <ProfileLine key={id} projectId={id} isForReport />
              </Box>
              <ReportCards isBusy={isBusy} onStart={(kind) => !isBusy && start(id, kind)} />
              <ReportQuota />
              {REPORTS_TEXTS.inEnglish && (
                <Text size="sm" c="dimmed">
                  {REPORTS_TEXTS.inEnglish}
                </Text>
              )}
              <Title order={2} mt="xl" mb="xs">
                {PAGES_TEXTS.reportsOfThisProject}
              </Title>
              <ReportList key={id} projectId={id} />
              <Agents projectId={id} readOnly={whyReadOnly(project)} />
            </>
          );
        }}
      </WithProject>
    </Container>
  );
}

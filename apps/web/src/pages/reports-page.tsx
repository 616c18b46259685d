import { Container, Skeleton, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ReportCards } from '../features/reports/report-cards.tsx';
import { ReportList } from '../features/reports/report-list.tsx';
import { ReportQuota } from '../features/reports/report-quota.tsx';
import { newReport, useReportActions, useReports } from '../features/reports/reports.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { LAYOUT_TEXTS } from './layout/layout.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';
import { Section } from './section.tsx';

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
  const projects = useProjects();
  const project = useSelectedProject();
  const { create } = useReportActions();
  const navigate = useNavigate();
  const start = (projectId: string) =>
    create.mutate(newReport(projectId), {
      onSuccess: ({ reportId }) => void navigate({ to: '/reports/commercialization/$reportId', params: { reportId } }),
    });
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>{PAGES_TEXTS.reportsAgents}</Title>
      {projects.isPending && <Skeleton h={120} mt="md" aria-label={PAGES_TEXTS.loadingTheProject} />}
      {projects.isError && (
        <FailedState
          title={PAGES_TEXTS.projectsFailed}
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      )}
      {project === null && (
        <EmptyState title={PAGES_TEXTS.reportsNeedProject} text={PAGES_TEXTS.describeFirst}>
          <ButtonLink to="/projects/new" mt="xs">
            {LAYOUT_TEXTS.newProject}
          </ButtonLink>
        </EmptyState>
      )}
      {project && (
        <>
          <Text c="dimmed" mb="md" truncate>
            {project.title}
          </Text>
          <ReportCards isBusy={create.isPending} onStart={() => !create.isPending && start(project.id)} />
          <ReportQuota />
          <Title order={2} mt="xl" mb="xs">
            {PAGES_TEXTS.reportsOfThisProject}
          </Title>
          <ReportList key={project.id} projectId={project.id} />
        </>
      )}
    </Container>
  );
}

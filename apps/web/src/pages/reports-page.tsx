import { Container, Skeleton, Text, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { ReportCards } from '../features/reports/report-cards.tsx';
import { ReportList } from '../features/reports/report-list.tsx';
import { newReport, useReportActions } from '../features/reports/reports.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';

export function ReportsPage() {
  usePageTitle('Reports & Agents');
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
      <Title order={1}>Reports & Agents</Title>
      {projects.isPending && <Skeleton h={120} mt="md" aria-label="Loading the project" />}
      {projects.isError && (
        <FailedState
          title="Projects are currently unavailable"
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      )}
      {project === null && (
        <EmptyState title="Reports are about a project" text="Describe your invention or idea first.">
          <ButtonLink to="/projects/new" mt="xs">
            New Project
          </ButtonLink>
        </EmptyState>
      )}
      {project && (
        <>
          <Text c="dimmed" mb="md" truncate>
            {project.title}
          </Text>
          <ReportCards isBusy={create.isPending} onStart={() => !create.isPending && start(project.id)} />
          <Title order={2} mt="xl" mb="xs">
            Reports of this project
          </Title>
          <ReportList key={project.id} projectId={project.id} />
        </>
      )}
    </Container>
  );
}

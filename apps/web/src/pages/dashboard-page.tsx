import { Container, Skeleton, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { ELIGIBILITY_TEXTS } from '../features/eligibility/eligibility.texts.ts';
import { Checklist } from '../features/onboarding/checklist.tsx';
import { ProjectNotes } from '../features/projects/notes/project-notes.tsx';
import { ProjectHeader } from '../features/projects/project-header.tsx';
import { ProjectMatches } from '../features/pulse/project-matches.tsx';
import { CommercializationCard } from '../features/reports/commercialization-card.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { FeatureBoundary } from '../ui/feature-boundary.tsx';
import { AnchorLink, ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { Section } from './section.tsx';

export const DashboardPage = () => (
  <Section permission="viewPulse">
    <Dashboard />
  </Section>
);

function Dashboard() {
  const projects = useProjects();
  const project = useSelectedProject();
  usePageTitle(project?.title ?? 'Pulse');
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      {projects.isPending && <Skeleton h={120} aria-label="Loading the project" />}
      {projects.isError && (
        <>
          <Title order={1}>Pulse</Title>
          <FailedState
            title="Projects are currently unavailable"
            error={projects.error}
            onRetry={() => void projects.refetch()}
          />
        </>
      )}
      {project === null && <NoProject />}
      {project && (
        <Stack gap="xl">
          <ProjectHeader key={project.id} project={project} />
          <Checklist />
          <FeatureBoundary feature="Commercialization report">
            <CommercializationCard projectId={project.id} />
          </FeatureBoundary>
          <AnchorLink to="/eligibility" w="fit-content">
            {ELIGIBILITY_TEXTS.open}
          </AnchorLink>
          <ProjectNotes key={`notes ${project.id}`} project={project} />
          <section aria-labelledby="best-matches">
            <Title order={2} id="best-matches">
              Best matches
            </Title>
            <FeatureBoundary feature="Best matches">
              <ProjectMatches key={project.id} project={project} />
            </FeatureBoundary>
          </section>
        </Stack>
      )}
    </Container>
  );
}

function NoProject() {
  return (
    <>
      <Title order={1} mb="lg">
        Pulse
      </Title>
      <Checklist />
      <EmptyState
        title="Start with a project"
        text="Describe an invention or an idea in two sentences. Groundwork shows the records that match and writes reports from them."
      >
        <ButtonLink to="/projects/new" mt="xs" leftSection={<IconPlus size={16} />}>
          New Project
        </ButtonLink>
      </EmptyState>
    </>
  );
}

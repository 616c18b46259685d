import { Container, Skeleton, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect } from 'react';
import { SCREEN_TEXTS } from '../features/projects/project-screen.texts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { selectProject, useProjects } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

/** A list of one project. The project becomes the selected one: what the list leads to is about it. */
export function ProjectListPage({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  usePageTitle(title);
  const projects = useProjects();
  const project = projects.data?.items.find((each) => each.id === id);
  const isThere = project !== undefined;
  useEffect(() => {
    if (isThere) selectProject(id);
  }, [isThere, id]);
  return (
    <Container size={1080} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>{title}</Title>
      {projects.isPending && <Skeleton h={160} mt="md" role="img" aria-label={PAGES_TEXTS.loadingTheProject} />}
      {projects.isError && (
        <FailedState
          title={PAGES_TEXTS.projectsFailed}
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      )}
      {projects.isSuccess && !isThere && (
        <EmptyState title={SCREEN_TEXTS.noProject} text={SCREEN_TEXTS.noProjectText}>
          <ButtonLink to="/dashboard" variant="default" mt="xs">
            {PAGES_TEXTS.dashboard}
          </ButtonLink>
        </EmptyState>
      )}
      {project && (
        <>
          <Text c="dimmed" mb="md" truncate>
            {project.title}
          </Text>
          {children}
        </>
      )}
    </Container>
  );
}

import type { Project } from '@groundwork/contract/projects';
import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { LAYOUT_TEXTS } from './layout/layout.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

type WithProjectProps = {
  /** The text where there is no project. */
  needsProject: string;
  children: (project: Project) => ReactNode;
};

/** The selected project's title and what belongs to it, or why there is none. */
export function WithProject({ needsProject, children }: WithProjectProps) {
  const projects = useProjects();
  const project = useSelectedProject();
  if (project)
    return (
      <>
        <Text c="dimmed" mb="md" truncate>
          {project.title}
        </Text>
        {children(project)}
      </>
    );
  if (projects.isError)
    return (
      <FailedState title={PAGES_TEXTS.projectsFailed} error={projects.error} onRetry={() => void projects.refetch()} />
    );
  if (project === null)
    return (
      <EmptyState title={needsProject} text={PAGES_TEXTS.describeFirst}>
        <ButtonLink to="/projects/new" mt="xs">
          {LAYOUT_TEXTS.newProject}
        </ButtonLink>
      </EmptyState>
    );
  return <Skeleton h={120} mt="md" role="img" aria-label={PAGES_TEXTS.loadingTheProject} />;
}

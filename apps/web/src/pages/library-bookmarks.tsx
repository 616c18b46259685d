import { Skeleton, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BookmarksTab } from '../features/bookmarks/bookmarks-tab.tsx';
import { type LibraryState, libraryParams } from '../lib/library-state.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';

/** The bookmarks of the selected project. */
export function LibraryBookmarks({ state }: { state: LibraryState }) {
  const projects = useProjects();
  const project = useSelectedProject();
  const navigate = useNavigate();
  return (
    <>
      {projects.isPending && <Skeleton h={120} mt="md" aria-label="Loading the project" />}
      {projects.isError && (
        <FailedState
          title="Projects are currently unavailable"
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      )}
      {project === null && (
        <EmptyState title="Bookmarks belong to a project" text="Describe your invention or idea first.">
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
          <BookmarksTab
            key={project.id}
            project={project}
            state={state}
            onPage={(page) => void navigate({ to: '/library', search: libraryParams({ ...state, page }) })}
          />
        </>
      )}
    </>
  );
}

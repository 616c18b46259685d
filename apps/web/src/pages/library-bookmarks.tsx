import { Skeleton, Text } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { BookmarksTab } from '../features/bookmarks/bookmarks-tab.tsx';
import { type LibraryState, libraryParams } from '../lib/library-state.ts';
import { useProjects, useSelectedProject } from '../session/selected-project.ts';
import { ButtonLink } from '../ui/links.tsx';
import { EmptyState, FailedState } from '../ui/list-states.tsx';
import { LAYOUT_TEXTS } from './layout/layout.texts.ts';
import { PAGES_TEXTS } from './pages.texts.ts';

/** The bookmarks of the selected project. */
export function LibraryBookmarks({ state }: { state: LibraryState }) {
  const projects = useProjects();
  const project = useSelectedProject();
  const navigate = useNavigate();
  return (
    <>
      {projects.isPending && <Skeleton h={120} mt="md" aria-label={PAGES_TEXTS.loadingTheProject} />}
      {projects.isError && (
        <FailedState
          title={PAGES_TEXTS.projectsFailed}
          error={projects.error}
          onRetry={() => void projects.refetch()}
        />
      )}
      {project === null && (
        <EmptyState title={PAGES_TEXTS.bookmarksNeedProject} text={PAGES_TEXTS.describeFirst}>
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

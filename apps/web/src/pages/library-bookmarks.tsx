import { useNavigate } from '@tanstack/react-router';
import { BookmarksTab } from '../features/bookmarks/bookmarks-tab.tsx';
import { type LibraryState, libraryParams } from '../lib/library-state.ts';
import { PAGES_TEXTS } from './pages.texts.ts';
import { WithProject } from './with-project.tsx';

/** The bookmarks of the selected project. */
export function LibraryBookmarks({ state }: { state: LibraryState }) {
  const navigate = useNavigate();
  return (
    <WithProject needsProject={PAGES_TEXTS.bookmarksNeedProject}>
      {(project) => (
        <BookmarksTab
          key={project.id}
          project={project}
          state={state}
          onPage={(page) => void navigate({ to: '/library', search: libraryParams({ ...state, page }) })}
        />
      )}
    </WithProject>
  );
}

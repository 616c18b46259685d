import { Container, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { FilesTab } from '../features/library/files-tab.tsx';
import type { Asked } from '../lib/addresses.ts';
import { filesParams, isBookmarksTab, readFilesState } from '../lib/files-state.ts';
import { libraryParams, readLibraryState } from '../lib/library-state.ts';
import type { UrlParams } from '../lib/url-search.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { PlainLink } from '../ui/links.tsx';
import classes from '../ui/two-level-tabs.module.css';
import { LibraryBookmarks } from './library-bookmarks.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';
import { Section } from './section.tsx';

export const LibraryPage = ({ params }: { params: Asked<'library'> }) => (
  <Section permission="viewLibrary">
    <Library params={params} />
  </Section>
);

/** Files and bookmarks, each a tab with its state in the address. */
function Library({ params }: { params: Asked<'library'> }) {
  usePageTitle(PAGES_TEXTS.library);
  const navigate = useNavigate();
  const isBookmarks = isBookmarksTab(params);
  const state = readFilesState(params);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>{PAGES_TEXTS.library}</Title>
      <nav aria-label={PAGES_TEXTS.library} style={{ margin: '8px 0 20px' }}>
        <ul className={classes['main']}>
          <Tab label={PAGES_TEXTS.files} search={{}} isCurrent={!isBookmarks} />
          <Tab label={PAGES_TEXTS.bookmarks} search={libraryParams({})} isCurrent={isBookmarks} />
        </ul>
      </nav>
      {isBookmarks ? (
        <LibraryBookmarks state={readLibraryState(params)} />
      ) : (
        <FilesTab
          state={state}
          onChange={(change, isTyping = false) =>
            void navigate({
              to: '/library',
              search: filesParams({ ...state, ...change }),
              replace: isTyping,
              resetScroll: false,
            })
          }
        />
      )}
    </Container>
  );
}

function Tab({ label, search, isCurrent }: { label: string; search: UrlParams; isCurrent: boolean }) {
  return (
    <li>
      <PlainLink
        to="/library"
        search={search}
        className={classes['tab']}
        activeProps={{}}
        aria-current={isCurrent ? 'page' : undefined}
        data-current={isCurrent || undefined}
      >
        {label}
      </PlainLink>
    </li>
  );
}

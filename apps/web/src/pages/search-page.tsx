import { Container, Title, VisuallyHidden } from '@mantine/core';
import { BookmarkSelected } from '../features/bookmarks/bookmark-selected.tsx';
import { ReasonLine } from '../features/relevance/reason-line.tsx';
import { SearchScreen } from '../features/search/search-screen.tsx';
import { SearchSlots } from '../features/search/search-slots.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { lazyPart } from '../ui/lazy-component.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';
import { ResultActions } from './result-actions.tsx';
import { Section } from './section.tsx';

const AskForWords = lazyPart(async () => (await import('../features/live-search/ask-for-words.tsx')).AskForWords);

const WeeklyAskOfSearch = lazyPart(
  async () => (await import('../features/live-search/weekly-ask-of-search.tsx')).WeeklyAskOfSearch,
);

const SLOTS: SearchSlots = {
  rowAction: (result, page, about) => <ResultActions result={result} page={page} about={about} />,
  rowNote: ({ judgement }) => <ReasonLine judgement={judgement} hasRing />,
  whenFew: (query) => <AskForWords query={query} />,
  savedSearchMore: (search) => <WeeklyAskOfSearch search={search} />,
  selectionAction: (engine, ids) => <BookmarkSelected engine={engine} ids={ids} />,
};

export const SearchPage = () => (
  <Section permission="advancedSearch">
    <Search />
  </Section>
);

function Search() {
  usePageTitle(PAGES_TEXTS.advancedSearch);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="md">
      <VisuallyHidden>
        <Title order={1}>{PAGES_TEXTS.advancedSearch}</Title>
      </VisuallyHidden>
      <SearchSlots value={SLOTS}>
        <SearchScreen />
      </SearchSlots>
    </Container>
  );
}

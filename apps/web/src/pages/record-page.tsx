import { Container, Skeleton, Stack } from '@mantine/core';
import { BookmarkButton } from '../features/bookmarks/bookmark-button.tsx';
import { RecordView } from '../features/records/record-view.tsx';
import { useRecord } from '../features/records/records.queries.ts';
import { RecordAbout } from '../features/relevance/record-about.tsx';
import { hasCode } from '../lib/api-errors.ts';
import type { EngineId } from '../lib/search-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FailedState } from '../ui/list-states.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';
import { BackToResults } from './back-to-results.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

export function RecordPage({ engine, id, quotes }: { engine: EngineId; id: string; quotes: string[] }) {
  const record = useRecord(engine, id);
  usePageTitle(record.data?.title ?? PAGES_TEXTS.record);
  if (record.isError && (hasCode(record.error, 'NOT_FOUND') || hasCode(record.error, 'VALIDATION')))
    return <NotFoundScreen />;
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="md">
      <BackToResults engine={engine} />
      {record.isPending && (
        <Stack role="img" aria-label={PAGES_TEXTS.loadingTheRecord}>
          <Skeleton h={30} w="60%" />
          <Skeleton h={220} />
        </Stack>
      )}
      {record.isError && (
        <FailedState title={PAGES_TEXTS.recordFailed} error={record.error} onRetry={() => void record.refetch()} />
      )}
      {record.data && (
        <RecordView
          record={record.data}
          quotes={quotes}
          actions={<BookmarkButton record={record.data} isLabelled />}
          note={<RecordAbout record={record.data} />}
        />
      )}
    </Container>
  );
}

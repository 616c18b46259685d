import { Container, Skeleton, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useRecord } from '../features/records/record.queries.ts';
import { RecordView } from '../features/records/record-view.tsx';
import { hasCode } from '../lib/api-errors.ts';
import { safeRedirect } from '../lib/safe-url.ts';
import { type EngineId, searchParams } from '../lib/search-state.ts';
import { parseUrlSearch } from '../lib/url-search.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { AnchorLink } from '../ui/links.tsx';
import { FailedState } from '../ui/list-states.tsx';
import { NotFoundScreen } from '../ui/not-found-screen.tsx';

export function RecordPage({ engine, id, quotes }: { engine: EngineId; id: string; quotes: string[] }) {
  const record = useRecord(engine, id);
  usePageTitle(record.data?.title ?? 'Record');
  if (record.isError && (hasCode(record.error, 'NOT_FOUND') || hasCode(record.error, 'VALIDATION')))
    return <NotFoundScreen />;
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="md">
      <BackToResults engine={engine} />
      {record.isPending && (
        <Stack aria-label="Loading the record">
          <Skeleton h={30} w="60%" />
          <Skeleton h={220} />
        </Stack>
      )}
      {record.isError && (
        <FailedState
          title="This record could not be loaded"
          error={record.error}
          onRetry={() => void record.refetch()}
        />
      )}
      {record.data && <RecordView record={record.data} quotes={quotes} />}
    </Container>
  );
}

/** Restores the search that led here, with its page and filters; without one, leads to the record's data set. */
function BackToResults({ engine }: { engine: EngineId }) {
  const { from = '' } = useLocation().state;
  const search = from.startsWith('/search') ? safeRedirect(from).replace(/^[^?]*/, '') : '';
  return (
    <AnchorLink
      to="/search"
      search={search ? parseUrlSearch(search) : searchParams({ engine })}
      size="sm"
      display="inline-flex"
      mb="sm"
      style={{ alignItems: 'center', gap: 5 }}
    >
      <IconArrowLeft size={15} aria-hidden />
      Back to results
    </AnchorLink>
  );
}

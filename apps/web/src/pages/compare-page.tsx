import { Container, Skeleton, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { CompareView } from '../features/records/compare/compare-view.tsx';
import { useEngines } from '../lib/engines.queries.ts';
import type { EngineId } from '../lib/search-state.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FailedState } from '../ui/list-states.tsx';
import { BackToResults } from './back-to-results.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

type Props = { engine: EngineId; ids: string[]; isOnlyDifferences: boolean };

/** Two to four records of one data set; which ones is in the address, so that it can be shared. */
export function ComparePage({ engine, ids, isOnlyDifferences }: Props) {
  usePageTitle(PAGES_TEXTS.compare);
  const engines = useEngines();
  const navigate = useNavigate();
  const info = engines.data?.engines.find(({ id }) => id === engine);
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="md">
      <BackToResults engine={engine} />
      <Title order={1} mb="sm">
        {PAGES_TEXTS.compareOf(info?.label ?? '')}
      </Title>
      {engines.isError && (
        <FailedState title={PAGES_TEXTS.compareFailed} error={engines.error} onRetry={() => void engines.refetch()} />
      )}
      {engines.isPending && <Skeleton h={300} role="img" aria-label={PAGES_TEXTS.loadingTheComparison} />}
      {info && (
        <CompareView
          engine={info}
          ids={ids}
          isOnlyDifferences={isOnlyDifferences}
          onChange={(changes) => {
            const next = { ids, isOnlyDifferences, ...changes };
            void navigate({
              to: '/compare',
              search: { engine, id: next.ids, ...(next.isOnlyDifferences && { only: 'differences' }) },
              state: (before) => before,
              resetScroll: false,
            });
          }}
        />
      )}
    </Container>
  );
}

import { Container, Skeleton, Text, Title } from '@mantine/core';
import { DataSetTable } from '../features/data-sets/data-set-table.tsx';
import { useDataSets } from '../features/data-sets/data-sets.queries.ts';
import { SampleDataCard } from '../features/data-sets/sample-data-card.tsx';
import { SemanticsCard } from '../features/data-sets/semantics-card.tsx';
import { SourceList } from '../features/data-sets/source-list.tsx';
import { useEngines } from '../lib/engines.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { FailedState } from '../ui/list-states.tsx';

/** For the operators of an installation: what the catalogue holds, and where it comes from. */
export function ServiceAdminPage() {
  usePageTitle('Service Admin');
  const overview = useDataSets();
  const engines = useEngines();
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Title order={1}>Service Admin</Title>
      <Text c="dimmed" mb="md">
        What the data sets hold, and how they are kept up to date.
      </Text>
      {overview.isPending && <Skeleton h={420} aria-label="Loading the data sets" />}
      {overview.isError && (
        <FailedState
          title="Data sets are currently unavailable"
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <>
          <DataSetTable dataSets={overview.data.dataSets} engines={engines.data?.engines ?? []} />
          <SampleDataCard count={overview.data.dataSets.reduce((sum, { sampleCount }) => sum + sampleCount, 0)} />
          <SemanticsCard status={overview.data.semantics} />
          <Title order={2} mt="xl">
            Live sources
          </Title>
          <Text c="dimmed" size="sm" mb="md">
            Files are imported by the command npm run import; these are fetched over the network.
          </Text>
          <SourceList sources={overview.data.sources} />
        </>
      )}
    </Container>
  );
}

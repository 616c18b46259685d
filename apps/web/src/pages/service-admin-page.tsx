import { Container, Group, Skeleton, Text, Title } from '@mantine/core';
import { DataSetTable } from '../features/data-sets/data-set-table.tsx';
import { useDataSets } from '../features/data-sets/data-sets.queries.ts';
import { SampleDataCard } from '../features/data-sets/sample-data-card.tsx';
import { SemanticsCard } from '../features/data-sets/semantics-card.tsx';
import { SourceList } from '../features/data-sets/source-list.tsx';
import { CheckQueue } from '../features/reports/expert-checks/check-queue.tsx';
import { JobsCard } from '../features/service-jobs/jobs-card.tsx';
import { TABLE_IMPORT_TEXTS } from '../features/table-imports/table-imports.texts.ts';
import { useEngines } from '../lib/engines.queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../ui/links.tsx';
import { FailedState } from '../ui/list-states.tsx';
import { ForRole } from './for-role.tsx';
import { PAGES_TEXTS } from './pages.texts.ts';

/** For the operators of an installation. */
export function ServiceAdminPage() {
  return (
    <ForRole needed="service">
      <Operation />
    </ForRole>
  );
}

/** Background work, the contents of the catalogue, and where they come from. */
function Operation() {
  usePageTitle(PAGES_TEXTS.serviceAdmin);
  const overview = useDataSets();
  const engines = useEngines();
  return (
    <Container size={1280} px={{ base: 'md', md: 'xl' }} py="lg">
      <Group justify="space-between" gap="xs">
        <Title order={1}>{PAGES_TEXTS.serviceAdmin}</Title>
        {/* Above what comes later and would move it under the pointer. */}
        <ButtonLink to="/service-admin/import" variant="default">
          {TABLE_IMPORT_TEXTS.title}
        </ButtonLink>
      </Group>
      <Text c="dimmed" mb="md">
        {PAGES_TEXTS.serviceAdminText}
      </Text>
      <JobsCard />
      <CheckQueue />
      <Title order={2} mt="xl" mb="sm">
        {PAGES_TEXTS.dataSets}
      </Title>
      {overview.isPending && <Skeleton h={420} role="img" aria-label={PAGES_TEXTS.loadingTheDataSets} />}
      {overview.isError && (
        <FailedState
          title={PAGES_TEXTS.dataSetsFailed}
          error={overview.error}
          onRetry={() => void overview.refetch()}
        />
      )}
      {overview.data && (
        <>
          {/* With real records beside it, that the sample can go now comes first. */}
          <SampleDataCard dataSets={overview.data.dataSets} />
          <DataSetTable dataSets={overview.data.dataSets} engines={engines.data?.engines ?? []} />
          <SemanticsCard status={overview.data.semantics} />
          <Title order={2} mt="xl">
            {PAGES_TEXTS.liveSources}
          </Title>
          <Text c="dimmed" size="sm" mb="md">
            {PAGES_TEXTS.liveSourcesText}
          </Text>
          <SourceList sources={overview.data.sources} />
        </>
      )}
    </Container>
  );
}

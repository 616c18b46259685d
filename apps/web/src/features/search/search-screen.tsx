import { Button, Drawer, Skeleton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useEngines } from '../../lib/engines.queries.ts';
import { filterCount } from '../../lib/search-state.ts';
import { FailedState } from '../../ui/list-states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { EngineTabs } from './engine-tabs.tsx';
import { FacetColumn } from './facet-column.tsx';
import { QueryBox } from './query-box.tsx';
import { ResultsHead } from './results-head.tsx';
import { useSearch } from './search.queries.ts';
import { SearchResults } from './search-results.tsx';
import classes from './search-screen.module.css';
import { useSearchState } from './use-search-state.ts';

export function SearchScreen() {
  const engines = useEngines();
  const control = useSearchState();
  const { state, change } = control;
  const search = useSearch(state);
  const [isDrawerOpen, drawer] = useDisclosure(false);
  if (engines.isError)
    return (
      <FailedState
        title="Search is currently unavailable"
        error={engines.error}
        onRetry={() => void engines.refetch()}
      />
    );
  const engine = engines.data?.engines.find(({ id }) => id === state.engine);
  if (!engines.data || !engine) return <Skeleton h={400} aria-label="Loading the search" />;
  const filters = filterCount(state);
  const facets = <FacetColumn engine={engine} answer={search.data} control={control} />;
  return (
    <>
      <QueryBox
        query={state.query}
        label={`Search ${engine.label.toLowerCase()}`}
        onSearch={(query) => change({ query })}
      />
      <EngineTabs engines={engines.data.engines} state={state} />
      <div className={classes['columns']}>
        <aside className={classes['facets']} aria-label="Filters">
          {facets}
        </aside>
        <section className={classes['main']} aria-label="Results">
          <Button
            variant="default"
            size="xs"
            mb="sm"
            hiddenFrom="md"
            leftSection={<IconAdjustmentsHorizontal size={15} />}
            onClick={drawer.open}
          >
            Filters{filters > 0 && ` (${filters})`}
          </Button>
          <ActiveFilters engine={engine} control={control} />
          <ResultsHead engine={engine} answer={search.data} state={state} change={change} />
          <SearchResults engine={engine} search={search} control={control} />
        </section>
      </div>
      <Drawer
        opened={isDrawerOpen}
        onClose={drawer.close}
        title="Filters"
        size={320}
        hiddenFrom="md"
        closeButtonProps={{ 'aria-label': 'Close filters' }}
      >
        {facets}
        <Button fullWidth mt="lg" onClick={drawer.close}>
          Show results
        </Button>
      </Drawer>
    </>
  );
}

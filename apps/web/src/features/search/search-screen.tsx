import type { EngineInfo } from '@groundwork/contract/engines';
import { Anchor, Button, Group, Skeleton, Text } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useContext, useEffect, useRef } from 'react';
import { ALL_ENGINES } from '../../lib/addresses.ts';
import { api } from '../../lib/api.ts';
import { useEngines } from '../../lib/engines.queries.ts';
import { filterCount, overviewParams, searchParams } from '../../lib/search-state.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { FailedState } from '../../ui/list-states.tsx';
import { ActiveFilters } from './active-filters.tsx';
import { QueryBuilderButton } from './builder/query-builder.tsx';
import { FacetColumn } from './facet-column.tsx';
import { hasChoiceOfRecords } from './has-choice-of-records.ts';
import { ModeSwitch } from './mode-switch.tsx';
import { QueryBox } from './query-box.tsx';
import { RecordsSwitch } from './records-switch.tsx';
import { ResultsHead } from './results-head.tsx';
import { SavedSearchesMenu } from './saved-searches/saved-searches-menu.tsx';
import { useSearch } from './search.queries.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import { ExportButton } from './search-export/export-button.tsx';
import { SearchResults } from './search-results.tsx';
import classes from './search-screen.module.css';
import { SearchSlots } from './search-slots.ts';
import { EngineTabs } from './search-tabs/engine-tabs.tsx';
import { useDefaultEngine } from './search-tabs/search-tabs.queries.ts';
import { SelectionBar } from './selection-bar.tsx';
import { useColumns } from './use-columns.ts';
import { useRowKeys } from './use-row-keys.ts';
import { type SearchControl, useSearchState } from './use-search-state.ts';
import { useSelection } from './use-selection.ts';

const FilterDrawer = lazyDialog(async () => (await import('./filter-drawer.tsx')).FilterDrawer);

const AllScreen = lazyPart(async () => (await import('./search-overview/all-screen.tsx')).AllScreen);

export function SearchScreen() {
  const engines = useEngines();
  const control = useSearchState();
  const { state, hasEngine, isAll } = control;
  const opening = useDefaultEngine(!hasEngine && !isAll);
  const navigate = useNavigate();
  useEffect(() => {
    // Replaced: Back must not lead to the address without a data set, and so here again.
    if (hasEngine || isAll || !opening) return;
    const search = opening === ALL_ENGINES ? overviewParams(state) : searchParams({ ...state, engine: opening });
    void navigate({ to: '/search', search, replace: true });
  }, [hasEngine, isAll, opening, state, navigate]);
  if (engines.isError)
    return (
      <FailedState title={SEARCH_TEXTS.unavailable} error={engines.error} onRetry={() => void engines.refetch()} />
    );
  if (engines.data && isAll)
    return (
      <AllScreen
        engines={engines.data.engines}
        control={control}
        meanwhile={<Skeleton h={400} role="img" aria-label={SEARCH_TEXTS.loadingTheSearch} />}
      />
    );
  const engine = engines.data?.engines.find(({ id }) => id === state.engine);
  if (!engines.data || !engine || !hasEngine)
    return <Skeleton h={400} role="img" aria-label={SEARCH_TEXTS.loadingTheSearch} />;
  return <EngineScreen engine={engine} engines={engines.data} control={control} />;
}

const RESULTS = 'results';

type Props = { engine: EngineInfo; engines: { engines: EngineInfo[]; asOf: string }; control: SearchControl };

function EngineScreen({ engine, engines, control }: Props) {
  const { state, change } = control;
  const search = useSearch(state);
  const results = search.data?.results ?? [];
  const [isDrawerOpen, drawer] = useDisclosure(false);
  const columns = useColumns(engine);
  const selection = useSelection(
    engine.id,
    results.map(({ id }) => id),
  );
  const { href } = useLocation();
  const queryClient = useQueryClient();
  const { selectionAction } = useContext(SearchSlots);
  const area = useRef<HTMLElement>(null);
  useRowKeys({
    area,
    onSelect: selection.toggle,
    sourceOf: (wanted) => results.find(({ id }) => id === wanted)?.url ?? null,
  });
  const filters = filterCount(state);
  const facets = <FacetColumn engine={engine} answer={search.data} control={control} />;
  return (
    <>
      <a className={classes['skip']} href={`#${RESULTS}`}>
        {SEARCH_TEXTS.skipToResults}
      </a>
      <QueryBox
        engine={engine}
        query={state.query}
        label={SEARCH_TEXTS.searchIn(engine.label)}
        onSearch={(query) => change({ query })}
      />
      <Group justify="space-between" gap="xs" mt={8}>
        <ModeSwitch mode={state.mode} onChange={(mode) => change({ mode })} />
        <Group gap="xs">
          {hasChoiceOfRecords(engines.engines) && <RecordsSwitch control={control} />}
          <SavedSearchesMenu />
          <QueryBuilderButton engine={engine} query={state.query} onSearch={(query) => change({ query })} />
        </Group>
      </Group>
      <EngineTabs engines={engines.engines} state={state} />
      <div className={classes['columns']} data-table={state.view === 'table' || undefined}>
        <aside className={classes['facets']} aria-label={SEARCH_TEXTS.filters}>
          {facets}
        </aside>
        <section ref={area} id={RESULTS} tabIndex={-1} className={classes['main']} aria-label={SEARCH_TEXTS.results}>
          <Button
            variant="default"
            size="xs"
            mb="sm"
            className={classes['filters'] ?? ''}
            leftSection={<IconAdjustmentsHorizontal size={15} />}
            onClick={drawer.open}
          >
            {SEARCH_TEXTS.filters}
            {filters > 0 && ` (${filters})`}
          </Button>
          <ActiveFilters engine={engine} control={control} />
          <ResultsHead
            engine={engine}
            answer={search.data}
            state={state}
            change={change}
            selection={selection}
            columns={columns}
          />
          {search.data && engines.asOf > search.data.asOf && (
            <NewerData onRefresh={() => void queryClient.invalidateQueries({ queryKey: api.search.key() })} />
          )}
          <SearchResults
            engine={engine}
            search={search}
            control={control}
            selection={selection}
            columns={columns.chosen}
          />
          <SelectionBar engine={engine.id} selectedIds={selection.selectedIds} from={href} onClear={selection.clear}>
            {selectionAction?.(engine, selection.selectedIds)}
            <ExportButton state={state} total={selection.selectedIds.length} selectedIds={selection.selectedIds} />
          </SelectionBar>
        </section>
      </div>
      <FilterDrawer isOpen={isDrawerOpen} onClose={drawer.close}>
        {facets}
      </FilterDrawer>
    </>
  );
}

/** Results are kept for an hour; when the data has changed since, that is said. */
function NewerData({ onRefresh }: { onRefresh: () => void }) {
  return (
    <Text size="sm" c="dimmed" pt={8}>
      {SEARCH_TEXTS.dataChanged}{' '}
      <Anchor component="button" type="button" underline="always" inherit onClick={onRefresh}>
        {SEARCH_TEXTS.showTheLatest}
      </Anchor>
    </Text>
  );
}

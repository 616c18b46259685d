import type { EngineInfo } from '@groundwork/contract/engines';
import { SEARCH_PAGE_MAX } from '@groundwork/contract/limits';
import type { SearchAnswer, SearchResult, SearchSuggestion } from '@groundwork/contract/search';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { UseQueryResult } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useContext } from 'react';
import { PAGE_SIZES } from '../../lib/addresses.ts';
import { aboutOf, filterCount, isOnlyAbout } from '../../lib/search-state.ts';
import { lazyPart } from '../../ui/lazy-component.tsx';
import { EmptyState, FailedState } from '../../ui/list-states.tsx';
import { Pager } from '../../ui/pager.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { AnswerNotes } from './answer-notes.tsx';
import { ResultRow } from './result-row.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import classes from './search-screen.module.css';
import { SearchSlots } from './search-slots.ts';
import { Suggestions } from './suggestions.tsx';
import type { Column } from './table-columns.ts';
import type { SearchControl } from './use-search-state.ts';
import type { SelectionControl } from './use-selection.ts';

const ResultsTable = lazyPart(async () => (await import('./results-table.tsx')).ResultsTable);

/** Fewer than these are thin. */
const FEW = 5;

type Props = {
  engine: EngineInfo;
  search: UseQueryResult<SearchAnswer>;
  control: SearchControl;
  selection: SelectionControl;
  columns: Column[];
};

export function SearchResults({ engine, search, control, selection, columns }: Props) {
  const { state, change, goToPage } = control;
  const { href } = useLocation();
  // A table of one column and a half is no table: small screens have the list.
  const isSmall = useMediaQuery('(max-width: 30em)', false, { getInitialValueInEffect: false });
  const { data: answer } = search;
  const { rowAction, rowNote, whenFew } = useContext(SearchSlots);
  const actionOf = (result: SearchResult): ReactNode => rowAction?.(result, answer?.results ?? [], aboutOf(state));
  if (search.isError)
    return <FailedState title={SEARCH_TEXTS.failed} error={search.error} onRetry={() => void search.refetch()} />;
  if (!answer)
    return (
      <Stack gap="lg" pt="md" role="img" aria-label={SEARCH_TEXTS.loadingResults}>
        {[1, 2, 3, 4, 5].map((row) => (
          <Skeleton key={row} h={72} />
        ))}
      </Stack>
    );
  const offer = answer.total < FEW && whenFew?.(state.query);
  if (answer.total === 0)
    return (
      <>
        <NothingFound engine={engine} answer={answer} control={control} />
        {offer}
      </>
    );
  const pages = Math.min(Math.ceil(answer.total / answer.pageLimit), SEARCH_PAGE_MAX);
  if (answer.results.length === 0)
    return (
      <EmptyState title={UI_TEXTS.noSuchPage} text={SEARCH_TEXTS.pagesInAll(pages)}>
        <Button variant="default" onClick={() => goToPage(1)}>
          {SEARCH_TEXTS.firstPage}
        </Button>
      </EmptyState>
    );
  return (
    <div
      aria-busy={search.isPlaceholderData}
      data-stale={search.isPlaceholderData || undefined}
      className={classes['results']}
    >
      <AnswerNotes answer={answer} control={control} />
      {/* A misspelt word is to be put right first; everything else can wait until these have been read. */}
      <Suggestions suggestions={answer.suggestions.filter(isSpelling)} state={state} />
      {state.view === 'table' && !isSmall ? (
        <ResultsTable
          engine={engine}
          results={answer.results}
          columns={columns}
          state={state}
          onSort={change}
          selection={selection}
          actionOf={actionOf}
          noteOf={rowNote}
          from={href}
          meanwhile={<Skeleton h={400} aria-hidden />}
        />
      ) : (
        <ol className={classes['list']}>
          {answer.results.map((result) => (
            <ResultRow
              key={result.id}
              result={result}
              engine={engine}
              selection={selection}
              action={actionOf(result)}
              note={rowNote?.(result)}
              from={href}
            />
          ))}
        </ol>
      )}
      <Suggestions suggestions={answer.suggestions.filter((each) => !isSpelling(each))} state={state} />
      {answer.isTotalCapped && (
        <Text c="dimmed" size="sm" pt="sm">
          {SEARCH_TEXTS.tooMany}
        </Text>
      )}
      <Pager
        page={state.page}
        pages={pages}
        onPage={goToPage}
        size={{ limit: state.limit, limits: PAGE_SIZES, onLimit: (limit) => change({ limit }) }}
      />
      {offer}
    </div>
  );
}

const isSpelling = ({ kind }: SearchSuggestion) => kind === 'spelling';

function NothingFound({ engine, answer, control }: Pick<Props, 'engine' | 'control'> & { answer: SearchAnswer }) {
  const { state, change, clearFilters } = control;
  if (engine.count === 0)
    return <EmptyState title={SEARCH_TEXTS.noneYet(engine.label)} text={SEARCH_TEXTS.noRecordsText} />;
  const hasFilters = filterCount(state) > 0;
  return (
    <>
      <AnswerNotes answer={answer} control={control} />
      <EmptyState
        title={isOnlyAbout(state) ? SEARCH_TEXTS.nothingAbout : SEARCH_TEXTS.nothingFound}
        text={
          isOnlyAbout(state)
            ? SEARCH_TEXTS.nothingAboutText
            : hasFilters
              ? SEARCH_TEXTS.nothingPasses
              : answer.mode === 'keyword'
                ? SEARCH_TEXTS.nothingHasWords
                : SEARCH_TEXTS.nothingClose
        }
      >
        <Suggestions suggestions={answer.suggestions} state={state} />
        {hasFilters ? (
          <Button variant="default" mt="xs" onClick={clearFilters}>
            {SEARCH_TEXTS.removeAllFilters}
          </Button>
        ) : (
          <Group gap="xs" mt="xs" justify="center">
            {/* Fewer than ten with all the words are followed by those with some. */}
            {answer.mode !== 'keyword' && (
              <Button variant="default" onClick={() => change({ mode: 'keyword' })}>
                {SEARCH_TEXTS.byKeyword}
              </Button>
            )}
            <Button variant="default" onClick={() => change({ query: '' })}>
              {SEARCH_TEXTS.showAllOf(engine.label)}
            </Button>
          </Group>
        )}
      </EmptyState>
    </>
  );
}

import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate } from '@groundwork/contract/format';
import type { SearchAnswer } from '@groundwork/contract/search';
import { ActionIcon, Checkbox, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconKeyboard, IconSortAscending, IconSortDescending } from '@tabler/icons-react';
import type { SearchState, SortBy, View } from '../../lib/search-state.ts';
import { openShortcuts } from '../../ui/shortcuts.ts';
import { ColumnChooser } from './column-chooser.tsx';
import { foundText, partsOf } from './found-text.ts';
import { SaveSearchButton } from './saved-searches/save-search-button.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import { ExportButton } from './search-export/export-button.tsx';
import type { ColumnControl } from './use-columns.ts';
import type { SearchControl } from './use-search-state.ts';
import type { SelectionControl } from './use-selection.ts';

const VIEWS = [
  { value: 'list', label: SEARCH_TEXTS.list },
  { value: 'table', label: SEARCH_TEXTS.table },
];

type Props = {
  selection: SelectionControl;
  columns: ColumnControl;
  engine: EngineInfo;
  answer: SearchAnswer | undefined;
  state: SearchState;
  change: SearchControl['change'];
};

/** How many records were found, as of when, and in which order they stand. */
export function ResultsHead({ engine, answer, state, change, selection, columns }: Props) {
  const orders: { value: SortBy; label: string }[] = [
    { value: 'relevance', label: SEARCH_TEXTS.relevance },
    ...(engine.date ? [{ value: 'date' as const, label: engine.date.label }] : []),
    ...(engine.closes ? [{ value: 'closes' as const, label: engine.closes.label }] : []),
    ...(engine.amount ? [{ value: 'amount' as const, label: engine.amount.label }] : []),
  ];
  const isUp = state.direction === 'asc';
  return (
    <Group justify="space-between" gap="xs" pb={10} style={{ borderBottom: '1px solid var(--line)' }}>
      <Group gap={12} wrap="nowrap" pl={8} mih={22}>
        {answer && (
          <Checkbox
            size="xs"
            aria-label={SEARCH_TEXTS.selectAll}
            checked={selection.page.isWhole}
            indeterminate={selection.page.isPart && !selection.page.isWhole}
            disabled={answer.results.length === 0}
            onChange={selection.page.toggle}
          />
        )}
        <div role="status">
          {answer && (
            <>
              <Text component="span" fw={600}>
                {foundText(answer, engine, state)}
              </Text>
              {partsOf(answer) && (
                <Text component="span" size="sm" ml={8}>
                  {partsOf(answer)}
                </Text>
              )}
              <Text component="span" c="dimmed" size="sm" ml={8}>
                {SEARCH_TEXTS.asOf(formatDate(answer.asOf))}
              </Text>
            </>
          )}
        </div>
      </Group>
      <Group gap={4}>
        <SaveSearchButton state={state} />
        <NativeSelect
          size="xs"
          aria-label={SEARCH_TEXTS.sortBy}
          data={orders}
          value={state.sort}
          onChange={(event) => {
            const sort = event.currentTarget.value as SortBy;
            // People look for the next of all closing dates.
            change({ sort, direction: sort === 'closes' ? 'asc' : 'desc' });
          }}
        />
        <ActionIcon
          variant="default"
          size={30}
          aria-label={isUp ? SEARCH_TEXTS.ascendingChangeToDescending : SEARCH_TEXTS.descendingChangeToAscending}
          onClick={() => change({ direction: isUp ? 'desc' : 'asc' })}
        >
          {isUp ? <IconSortAscending size={16} /> : <IconSortDescending size={16} />}
        </ActionIcon>
        <SegmentedControl
          size="xs"
          aria-label={SEARCH_TEXTS.view}
          data={VIEWS}
          value={state.view}
          onChange={(view) => change({ view: view as View, page: state.page })}
        />
        {state.view === 'table' && <ColumnChooser columns={columns} />}
        <ActionIcon
          variant="default"
          size={30}
          aria-label={SEARCH_TEXTS.keyboardShortcuts}
          title={SEARCH_TEXTS.keyboardShortcutsHint}
          onClick={openShortcuts}
          visibleFrom="sm"
        >
          <IconKeyboard size={16} />
        </ActionIcon>
        {answer && <ExportButton state={state} total={answer.total} />}
      </Group>
    </Group>
  );
}

import type { EngineInfo } from '@groundwork/contract/engines';
import type { SearchResult } from '@groundwork/contract/search';
import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { SearchState } from '../../lib/search-state.ts';
import { Highlight } from '../../ui/highlight.tsx';
import { KindBadge } from '../../ui/kind-badge.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import { WithdrawnBadge } from '../../ui/withdrawn-badge.tsx';
import classes from './results-table.module.css';
import { RowCheckbox } from './row-checkbox.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { Column } from './table-columns.ts';
import type { SelectionControl } from './use-selection.ts';

type Props = {
  engine: EngineInfo;
  results: SearchResult[];
  columns: Column[];
  state: SearchState;
  onSort: (changes: Pick<SearchState, 'sort' | 'direction'>) => void;
  selection: SelectionControl;
  actionOf: (result: SearchResult) => ReactNode;
  noteOf: ((result: SearchResult) => ReactNode) | undefined;
  from: string;
};

/** Results side by side. Wide tables scroll within their own region; a row in use shows its texts in full. */
export function ResultsTable({ engine, results, columns, state, onSort, selection, actionOf, noteOf, from }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={classes['scroll']} aria-label={SEARCH_TEXTS.asTable(engine.label)} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <td className={classes['tick']} />
            <td className={classes['action']} />
            <th scope="col">{SEARCH_TEXTS.title}</th>
            {columns.map((column) => (
              <SortableHead key={column.key} column={column} state={state} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.id} data-row={result.id} data-selected={selection.isSelected(result.id) || undefined}>
              <td className={classes['tick']}>
                <RowCheckbox id={result.id} title={result.title} selection={selection} />
              </td>
              <td className={classes['action']}>{actionOf(result)}</td>
              <th scope="row" className={classes['title']}>
                <div className={classes['head']}>
                  <AnchorLink
                    to="/$engine/$id"
                    params={{ engine: result.searchEngine, id: result.id }}
                    state={{ from }}
                    data-row-link
                    title={result.title}
                    className={classes['text'] ?? ''}
                  >
                    <Highlight text={result.title} spans={result.highlights.title} />
                  </AnchorLink>
                  {result.withdrawn && <WithdrawnBadge withdrawn={result.withdrawn} />}
                  <KindBadge of={result} />
                </div>
                {noteOf?.(result)}
              </th>
              {columns.map(({ key, isNumeric, text }) => {
                const value = text(result);
                return (
                  <td key={key} className={isNumeric ? 'numeric' : undefined}>
                    <span className={classes['text']} title={value ?? undefined}>
                      {value ?? '–'}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The head of a column; a second press turns the order round. */
function SortableHead({ column, state, onSort }: Pick<Props, 'state' | 'onSort'> & { column: Column }) {
  const { label, sort, isNumeric } = column;
  if (!sort) return <th scope="col">{label}</th>;
  const isSorted = state.sort === sort;
  const isUp = isSorted && state.direction === 'asc';
  const Arrow = isUp ? IconArrowUp : IconArrowDown;
  return (
    <th
      scope="col"
      className={isNumeric ? 'numeric' : undefined}
      {...(isSorted && { 'aria-sort': isUp ? 'ascending' : 'descending' })}
    >
      <UnstyledButton
        className={classes['sort']}
        onClick={() => onSort({ sort, direction: isSorted && !isUp ? 'asc' : 'desc' })}
      >
        {label}
        {isSorted && <Arrow size={13} aria-hidden />}
      </UnstyledButton>
    </th>
  );
}

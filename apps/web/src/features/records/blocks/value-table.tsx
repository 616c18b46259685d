import type { DetailValue } from '@groundwork/contract/detail';
import { translated } from '@groundwork/contract/texts';
import { Table } from '@mantine/core';
import { nameSearch } from '../../../lib/name-query.ts';
import { formatValue, isNumeric } from '../../../lib/record-text.ts';
import { AnchorLink } from '../../../ui/links.tsx';
import { ShowAll } from '../../../ui/show-all.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { RECORDS_TEXTS } from '../records.texts.ts';
import classes from './value-table.module.css';

type TableValue = Extract<DetailValue, { type: 'table' }>;
type Column = TableValue['columns'][number];
type Cell = TableValue['rows'][number][number];
const SHOWN = 12;

/** Columns that no row fills are left out. */
export function ValueTable({ value, label }: { value: TableValue; label: string }) {
  const columns = value.columns
    .map((column, index) => ({ ...column, index }))
    .filter(({ index }) => value.rows.some((row) => !isBlank(row[index] ?? null)));
  const sums = new Map(
    columns.filter(({ isMeasured }) => isMeasured).map(({ index }) => [index, measure(value, index)]),
  );
  return (
    <ShowAll items={value.rows} max={SHOWN} noun={UI_TEXTS.rows}>
      {(rows) => (
        <Table.ScrollContainer
          minWidth={columns.length > 2 ? 460 : 260}
          type="native"
          tabIndex={0}
          role="group"
          aria-label={label}
        >
          <Table fz="sm" verticalSpacing={6} aria-label={label} className={classes['table'] ?? ''}>
            <Table.Thead>
              <Table.Tr>
                {columns.map((column) => (
                  <Table.Th key={column.label} {...(isNumeric(column.unit) && { className: 'numeric' })}>
                    {translated(column.label)}{' '}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {rows.map((row, at) => (
                <Table.Tr key={at}>
                  {columns.map((column) => (
                    <Table.Td
                      key={column.label}
                      {...(isNumeric(column.unit) && { className: 'numeric' })}
                      data-long={isLong(row[column.index]) || undefined}
                    >
                      <CellText cell={row[column.index] ?? null} column={column} top={sums.get(column.index)?.top} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
            {value.rows.length > 1 && [...sums.values()].some(({ total }) => total > 0) && (
              <Table.Tfoot>
                <Table.Tr>
                  {columns.map(({ label: column, unit, index }, at) => (
                    <Table.Td key={column} {...(isNumeric(unit) && { className: 'numeric' })}>
                      {sums.has(index) ? formatValue(sums.get(index)!.total, unit) : at === 0 && RECORDS_TEXTS.total}
                    </Table.Td>
                  ))}
                </Table.Tr>
              </Table.Tfoot>
            )}
          </Table>
        </Table.ScrollContainer>
      )}
    </ShowAll>
  );
}

function CellText({ cell, column, top }: { cell: Cell; column: Column; top: number | undefined }) {
  const { search, unit } = column;
  if (Array.isArray(cell) && search)
    return cell.map((name, at) => (
      <span key={name}>
        {at > 0 && ', '}
        <AnchorLink
          to="/search"
          search={nameSearch(search.searchEngine, search.field, name)}
          inherit
          underline="always"
        >
          {name}
        </AnchorLink>
      </span>
    ));
  if (Array.isArray(cell)) return cell.join(', ') || formatValue(null, unit);
  return (
    <>
      {formatValue(cell, unit)}
      {typeof cell === 'number' && top !== undefined && top > 0 && (
        <span className={classes['bar']} aria-hidden>
          <span style={{ width: `${(Math.max(cell, 0) / top) * 100}%` }} />
        </span>
      )}
    </>
  );
}

const isBlank = (cell: Cell) => cell === null || cell === '' || (Array.isArray(cell) && cell.length === 0);

const LONG_CHARACTERS = 80;
const isLong = (cell: Cell | undefined) => typeof cell === 'string' && cell.length > LONG_CHARACTERS;

function measure({ rows }: TableValue, index: number) {
  const numbers = rows.map((row) => row[index]).filter((cell) => typeof cell === 'number');
  return { top: Math.max(0, ...numbers), total: numbers.reduce((sum, one) => sum + one, 0) };
}

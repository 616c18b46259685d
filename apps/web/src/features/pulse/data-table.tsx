import { Table } from '@mantine/core';
import { type EngineId, isEngine } from '../../lib/engine-id.ts';
import { formatValue, isNumeric } from '../../lib/record-text.ts';
import { FigureLink } from '../../ui/figure-link.tsx';
import { AnchorLink } from '../../ui/links.tsx';
import type { PanelCell, PanelTable } from './panel-table.ts';

export function DataTable({ table: { caption, columns, rows } }: { table: PanelTable }) {
  return (
    <Table.ScrollContainer
      minWidth={columns.length * 84}
      mah={360}
      type="native"
      tabIndex={0}
      role="group"
      aria-label={caption}
      style={{ overflowY: 'auto' }}
    >
      <Table fz="sm" verticalSpacing={5} horizontalSpacing={10} aria-label={caption}>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ label, unit }) => (
              <Table.Th key={label} {...(isNumeric(unit) && { className: 'numeric' })}>
                {label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((cells, row) => (
            <Table.Tr key={row}>
              {columns.map(({ label, unit }, column) => (
                <Table.Td key={label} {...(isNumeric(unit) && { className: 'numeric' })}>
                  <Cell cell={cells[column]!} unit={unit} />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Cell({ cell, unit }: { cell: PanelCell; unit: PanelTable['columns'][number]['unit'] }) {
  const { value, query, record, empty } = cell;
  const text = value === null ? (empty ?? formatValue(null, unit)) : formatValue(value, unit);
  if (record && isEngine(record.engine))
    return (
      <AnchorLink to="/$engine/$id" params={{ engine: record.engine as EngineId, id: record.id }} inherit>
        {text}
      </AnchorLink>
    );
  // A zero opens an empty search: nothing to see there.
  return <FigureLink query={value ? (query ?? null) : null}>{text}</FigureLink>;
}

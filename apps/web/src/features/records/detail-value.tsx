import { formatDate, formatMoney, formatNumber, MISSING } from '@groundwork/contract/format';
import type { DetailValue as Value } from '@groundwork/contract/records';
import { Table, Text } from '@mantine/core';
import { formatValue, isNumeric } from '../../lib/record-text.ts';
import { OutsideLink } from '../../ui/outside-link.tsx';
import classes from './record.module.css';

/** One value of a record, as its type wants to be shown. */
export function DetailValue({ value, label }: { value: Value | null; label: string }) {
  switch (value?.type) {
    case 'text':
      return <span className={classes['pre']}>{value.text || MISSING}</span>;
    case 'date':
      return formatDate(value.date);
    case 'money':
      return <span className={classes['figure']}>{formatMoney(value.amount)}</span>;
    case 'number':
      return <span className={classes['figure']}>{formatNumber(value.value)}</span>;
    case 'link':
      return <OutsideLink url={value.url}>{value.text}</OutsideLink>;
    case 'list':
      return value.items.length === 0 ? (
        MISSING
      ) : (
        <ul className={classes['items']}>
          {[...new Set(value.items)].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      );
    case 'table':
      return <ValueTable value={value} label={label} />;
    default:
      return (
        <Text component="span" c="dimmed" inherit>
          {MISSING}
        </Text>
      );
  }
}

function ValueTable({ value, label }: { value: Extract<Value, { type: 'table' }>; label: string }) {
  return (
    <Table.ScrollContainer minWidth={420} type="native" tabIndex={0} role="group" aria-label={label}>
      <Table fz="sm" verticalSpacing={6} aria-label={label}>
        <Table.Thead>
          <Table.Tr>
            {value.columns.map((column) => (
              <Table.Th key={column.label} {...(isNumeric(column.unit) && { className: 'numeric' })}>
                {column.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {value.rows.map((row, at) => (
            <Table.Tr key={at}>
              {value.columns.map(({ label: column, unit }, index) => (
                <Table.Td key={column} {...(isNumeric(unit) && { className: 'numeric' })}>
                  {formatValue(row[index] ?? null, unit)}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

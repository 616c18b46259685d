import type { EngineInfo } from '@groundwork/contract/engines';
import { SEARCH_QUERY_MAX } from '@groundwork/contract/limits';
import { type BuilderRow, printBuilt } from '@groundwork/contract/query-builder';
import { readBuilt } from '@groundwork/contract/query-builder.read';
import { Button, Code, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Form } from '../../../ui/form.tsx';
import { UI_TEXTS } from '../../../ui/ui.texts.ts';
import { readBound } from '../read-bound.ts';
import { BoundFields } from './bound-fields.tsx';
import { BUILDER_TEXTS } from './builder.texts.ts';
import { BuilderRowFields } from './builder-row-fields.tsx';

const ROWS_MAX = 8;

type Keyed = BuilderRow & { key: number };
type Props = { engine: EngineInfo; query: string; onSearch: (query: string) => void; onCancel: () => void };

export function BuilderForm({ engine, query, onSearch, onCancel }: Props) {
  const nextKey = useRef(0);
  const keyed = (row: BuilderRow): Keyed => ({ ...row, key: nextKey.current++ });
  const emptyRow = () => keyed({ how: 'all', field: '', words: '' });
  const [start] = useState(() =>
    readBuilt(
      query,
      engine.facets.map(({ field }) => field),
    ),
  );
  const [rows, setRows] = useState(() => (start.rows.length > 0 ? start.rows.map(keyed) : [emptyRow()]));
  const [date, setDate] = useState(start.date);
  const [amount, setAmount] = useState(start.amount);
  const bounds = {
    date: { min: readBound(date.min, 'date'), max: readBound(date.max, 'date') },
    amount: { min: readBound(amount.min, 'number'), max: readBound(amount.max, 'number') },
  };
  const hasWrongBound = Object.values(bounds).some(({ min, max }) => min === null || max === null);
  const text = printBuilt({
    rows,
    date: { min: bounds.date.min ?? '', max: bounds.date.max ?? '' },
    amount: { min: bounds.amount.min ?? '', max: bounds.amount.max ?? '' },
  });
  const isTooLong = text.length > SEARCH_QUERY_MAX;
  return (
    <Form
      onSubmit={() => {
        if (!hasWrongBound && !isTooLong) onSearch(text);
      }}
    >
      <Stack gap="sm">
        {rows.map((row, at) => (
          <BuilderRowFields
            key={row.key}
            row={row}
            place={at + 1}
            engine={engine}
            onChange={(changes) => setRows(rows.map((each) => (each.key === row.key ? { ...each, ...changes } : each)))}
            onRemove={rows.length > 1 ? () => setRows(rows.filter(({ key }) => key !== row.key)) : undefined}
          />
        ))}
        {rows.length < ROWS_MAX && (
          <Group>
            <Button
              variant="subtle"
              size="compact-sm"
              leftSection={<IconPlus size={14} />}
              onClick={() => setRows([...rows, emptyRow()])}
            >
              {BUILDER_TEXTS.addARow}
            </Button>
          </Group>
        )}
        {engine.date && (
          <BoundFields engine={engine.id} label={engine.date.label} kind="date" value={date} onChange={setDate} />
        )}
        {engine.amount && (
          <BoundFields
            engine={engine.id}
            label={engine.amount.label}
            kind={engine.amount.unit}
            value={amount}
            onChange={setAmount}
          />
        )}
        <div>
          <Text size="sm" fw={600} mb={4}>
            {BUILDER_TEXTS.query}
          </Text>
          <Code block aria-live="polite" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {text || BUILDER_TEXTS.everything}
          </Code>
          {isTooLong && (
            <Text size="xs" c="var(--mantine-color-error)" mt={4}>
              {BUILDER_TEXTS.tooLong}
            </Text>
          )}
        </div>
        <Group justify="flex-end">
          <Button variant="default" onClick={onCancel}>
            {UI_TEXTS.cancel}
          </Button>
          <Button type="submit" disabled={hasWrongBound || isTooLong}>
            {UI_TEXTS.search}
          </Button>
        </Group>
      </Stack>
    </Form>
  );
}

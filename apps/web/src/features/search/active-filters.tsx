import type { EngineInfo } from '@groundwork/contract/engines';
import { formatDate, formatMoney, formatNumber } from '@groundwork/contract/format';
import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { filterCount, hasBound, type Range } from '../../lib/search-state.ts';
import classes from './active-filters.module.css';
import type { SearchControl } from './use-search-state.ts';

/** What narrows the results, each removable by itself. */
export function ActiveFilters({ engine, control }: { engine: EngineInfo; control: SearchControl }) {
  const { state, change, toggleFacet, clearFilters } = control;
  if (filterCount(state) === 0) return null;
  const labelOf = (field: string) => engine.facets.find((facet) => facet.field === field)?.label ?? field;
  const formatAmount = (bound: string) =>
    engine.amount?.unit === 'usd' ? formatMoney(Number(bound)) : formatNumber(Number(bound));
  return (
    <Group gap={6} pb={10} role="group" aria-label="Active filters">
      {hasBound(state.date) && (
        <Chip
          text={`${engine.date?.label ?? 'Date'}: ${rangeText(state.date, formatDate)}`}
          onRemove={() => change({ date: {} })}
        />
      )}
      {hasBound(state.amount) && (
        <Chip
          text={`${engine.amount?.label ?? 'Amount'}: ${rangeText(state.amount, formatAmount)}`}
          onRemove={() => change({ amount: {} })}
        />
      )}
      {hasBound(state.seen) && (
        <Chip text={`New here: ${rangeText(state.seen, formatDate)}`} onRemove={() => change({ seen: {} })} />
      )}
      {Object.entries(state.facets).flatMap(([field, values]) =>
        values.map((value) => (
          <Chip
            key={`${field} ${value}`}
            text={`${labelOf(field)}: ${value}`}
            onRemove={() => toggleFacet(field, value)}
          />
        )),
      )}
      <Button variant="subtle" size="compact-sm" onClick={clearFilters}>
        Clear all
      </Button>
    </Group>
  );
}

function rangeText({ min, max }: Range, format: (bound: string) => string): string {
  if (min && max && format(min) === format(max)) return format(min);
  if (min && max) return `${format(min)} to ${format(max)}`;
  return min ? `from ${format(min)}` : `up to ${format(max!)}`;
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <UnstyledButton className={classes['chip']} aria-label={`Remove filter ${text}`} onClick={onRemove}>
      <span>{text}</span>
      <IconX size={13} aria-hidden />
    </UnstyledButton>
  );
}

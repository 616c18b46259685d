import type { EngineInfo } from '@groundwork/contract/engines';
import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './active-filters.module.css';
import { useFilterTexts } from './filter-texts.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { SearchControl } from './use-search-state.ts';

/** The filters in force, each removable by itself. */
export function ActiveFilters({ engine, control }: { engine: EngineInfo; control: SearchControl }) {
  const { state, change, clearFilters } = control;
  const filters = useFilterTexts(engine, state);
  if (filters.length === 0) return null;
  return (
    <Group gap={6} pb={10} role="group" aria-label={SEARCH_TEXTS.activeFilters}>
      {filters.map(({ text, without }) => (
        <Chip key={text} text={text} onRemove={() => change(without)} />
      ))}
      <Button variant="subtle" size="compact-sm" onClick={clearFilters}>
        {SEARCH_TEXTS.clearAll}
      </Button>
    </Group>
  );
}

function Chip({ text, onRemove }: { text: string; onRemove: () => void }) {
  return (
    <UnstyledButton className={classes['chip']} aria-label={SEARCH_TEXTS.removeFilter(text)} onClick={onRemove}>
      <span>{text}</span>
      <IconX size={13} aria-hidden />
    </UnstyledButton>
  );
}

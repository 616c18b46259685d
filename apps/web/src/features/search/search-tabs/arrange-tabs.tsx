import { ActionIcon, Popover, Text } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import type { EngineId } from '../../../lib/search-state.ts';
import classes from '../column-chooser.module.css';
import { MoveButtons } from '../move-buttons.tsx';
import { SEARCH_TEXTS } from '../search.texts.ts';

type Props = { tab: string; engines: { id: EngineId; label: string }[]; onArrange: (engines: EngineId[]) => void };

/** The order of one main tab's data sets, kept for the project. */
export function ArrangeTabs({ tab, engines, onArrange }: Props) {
  const ids = engines.map(({ id }) => id);
  return (
    <Popover width={280} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={28}
          aria-label={SEARCH_TEXTS.arrange(tab)}
          title={SEARCH_TEXTS.arrange(tab)}
        >
          <IconArrowsSort size={15} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={SEARCH_TEXTS.arrange(tab)} maw="calc(100vw - 16px)">
        <Text size="sm" fw={600} mb={6}>
          {SEARCH_TEXTS.orderOf(tab)}
        </Text>
        <ol className={classes['list']}>
          {engines.map(({ id, label }) => (
            <li key={id} className={classes['column']}>
              <Text size="sm">{label}</Text>
              <MoveButtons keys={ids} of={id} label={label} onMove={onArrange} />
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

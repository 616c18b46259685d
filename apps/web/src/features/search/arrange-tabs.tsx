import { ActionIcon, Group, Popover, Text } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import type { EngineId } from '../../lib/search-state.ts';
import classes from './column-chooser.module.css';
import { SEARCH_TEXTS } from './search.texts.ts';
import { moved } from './table-columns.ts';

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
          {engines.map(({ id, label }, place) => (
            <li key={id} className={classes['column']}>
              <Text size="sm">{label}</Text>
              <Group gap={2} wrap="nowrap">
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={SEARCH_TEXTS.moveUp(label)}
                  disabled={place === 0}
                  onClick={() => onArrange(moved(ids, id, -1))}
                >
                  <IconArrowUp size={14} />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="sm"
                  aria-label={SEARCH_TEXTS.moveDown(label)}
                  disabled={place === ids.length - 1}
                  onClick={() => onArrange(moved(ids, id, 1))}
                >
                  <IconArrowDown size={14} />
                </ActionIcon>
              </Group>
            </li>
          ))}
        </ol>
      </Popover.Dropdown>
    </Popover>
  );
}

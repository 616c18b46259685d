import { ActionIcon, Button, Checkbox, Group, Popover, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconColumns3 } from '@tabler/icons-react';
import classes from './column-chooser.module.css';
import { SEARCH_TEXTS } from './search.texts.ts';
import { moved } from './table-columns.ts';
import type { ColumnControl } from './use-columns.ts';

/** Which columns the table has, and in which order. */
export function ColumnChooser({ columns: { all, chosen, choose, reset } }: { columns: ColumnControl }) {
  const keys = chosen.map(({ key }) => key);
  const others = all.filter(({ key }) => !keys.includes(key));
  return (
    <Popover width={300} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} />}>
          {SEARCH_TEXTS.columns}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={SEARCH_TEXTS.columns} maw="calc(100vw - 16px)">
        <Group justify="space-between" mb={6}>
          <Text size="sm" fw={600}>
            {SEARCH_TEXTS.columnsAfterTheTitle}
          </Text>
          <Button variant="subtle" size="compact-xs" onClick={reset}>
            {SEARCH_TEXTS.reset}
          </Button>
        </Group>
        <ul className={classes['list']}>
          {[...chosen, ...others].map(({ key, label }) => {
            const place = keys.indexOf(key);
            return (
              <li key={key} className={classes['column']}>
                <Checkbox
                  size="xs"
                  label={label}
                  checked={place >= 0}
                  onChange={() => choose(place >= 0 ? keys.filter((each) => each !== key) : [...keys, key])}
                />
                {place >= 0 && (
                  <Group gap={2} wrap="nowrap">
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="sm"
                      aria-label={SEARCH_TEXTS.moveUp(label)}
                      disabled={place === 0}
                      onClick={() => choose(moved(keys, key, -1))}
                    >
                      <IconArrowUp size={14} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      size="sm"
                      aria-label={SEARCH_TEXTS.moveDown(label)}
                      disabled={place === keys.length - 1}
                      onClick={() => choose(moved(keys, key, 1))}
                    >
                      <IconArrowDown size={14} />
                    </ActionIcon>
                  </Group>
                )}
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

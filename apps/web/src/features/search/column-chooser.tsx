import { Button, Checkbox, Group, Popover, Text } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import classes from './column-chooser.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
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
                {place >= 0 && <MoveButtons keys={keys} of={key} label={label} onMove={choose} />}
              </li>
            );
          })}
        </ul>
      </Popover.Dropdown>
    </Popover>
  );
}

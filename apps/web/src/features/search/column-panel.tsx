import { Button, Checkbox, Group, Text } from '@mantine/core';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { PopoverOn } from '../../ui/popover-on.tsx';
import classes from './column-chooser.module.css';
import { MoveButtons } from './move-buttons.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';
import type { ColumnControl } from './use-columns.ts';

/** All columns, to be chosen and moved. */
export function ColumnPanel({
  columns: { all, chosen, choose, reset },
  ...overlay
}: OverlayProps & { columns: ColumnControl }) {
  const keys = chosen.map(({ key }) => key);
  const others = all.filter(({ key }) => !keys.includes(key));
  return (
    <PopoverOn
      {...overlay}
      width={300}
      position="bottom-end"
      dropdown={{ 'aria-label': SEARCH_TEXTS.columns, maw: 'calc(100vw - 16px)' }}
    >
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
    </PopoverOn>
  );
}

import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { SEARCH_TEXTS } from './search.texts.ts';
import { moved } from './table-columns.ts';

type MoveButtonsProps<Key extends string> = {
  keys: Key[];
  of: Key;
  label: string;
  onMove: (keys: Key[]) => void;
};

/** One place up, one place down, for an entry of a list whose order one chooses. */
export function MoveButtons<Key extends string>({ keys, of, label, onMove }: MoveButtonsProps<Key>) {
  const place = keys.indexOf(of);
  const look = { variant: 'subtle', color: 'gray', size: 'sm' } as const;
  return (
    <Group gap={2} wrap="nowrap">
      <ActionIcon
        {...look}
        aria-label={SEARCH_TEXTS.moveUp(label)}
        disabled={place === 0}
        onClick={() => onMove(moved(keys, of, -1))}
      >
        <IconArrowUp size={14} />
      </ActionIcon>
      <ActionIcon
        {...look}
        aria-label={SEARCH_TEXTS.moveDown(label)}
        disabled={place === keys.length - 1}
        onClick={() => onMove(moved(keys, of, 1))}
      >
        <IconArrowDown size={14} />
      </ActionIcon>
    </Group>
  );
}

import { ActionIcon, Group } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconX } from '@tabler/icons-react';
import { flushSync } from 'react-dom';
import { NEW_REPORT_TEXTS } from './new-report.texts.ts';

type Props = {
  name: string;
  at: number;
  count: number;
  onMove(to: number): void;
  onRemove(): void;
  /** The last row that is left cannot be removed. */
  keepsOne?: boolean;
  size?: 'md' | 'lg';
};

/** Buttons of a row in a focusable element with `data-ordered`. Focus goes where the row goes, and from a removed one to the next. */
export function OrderButtons({ name, at, count, onMove, onRemove, keepsOne = false, size = 'md' }: Props) {
  const change = (button: HTMLButtonElement, work: () => void, row: number, part: 'up' | 'down' | 'remove') => {
    const list = button.closest<HTMLElement>('[data-ordered]');
    flushSync(work);
    const rows = [...(list?.querySelectorAll('[data-order]') ?? [])];
    const buttons = rows[Math.min(row, rows.length - 1)];
    const wanted = buttons?.querySelector<HTMLButtonElement>(`[data-part=${part}]:enabled`);
    (wanted ?? buttons?.querySelector<HTMLButtonElement>('button:enabled') ?? list)?.focus();
  };
  const moves = [
    { part: 'up', to: at - 1, label: NEW_REPORT_TEXTS.moveUp(name), Icon: IconArrowUp },
    { part: 'down', to: at + 1, label: NEW_REPORT_TEXTS.moveDown(name), Icon: IconArrowDown },
  ] as const;
  return (
    <Group gap={4} wrap="nowrap" data-order>
      {moves.map(({ part, to, label, Icon }) => (
        <ActionIcon
          key={part}
          variant="subtle"
          color="gray"
          size={size}
          data-part={part}
          disabled={to < 0 || to === count}
          aria-label={label}
          onClick={({ currentTarget }) => change(currentTarget, () => onMove(to), to, part)}
        >
          <Icon size={16} />
        </ActionIcon>
      ))}
      <ActionIcon
        variant="subtle"
        color="gray"
        size={size}
        data-part="remove"
        disabled={keepsOne && count === 1}
        aria-label={NEW_REPORT_TEXTS.remove(name)}
        onClick={(event) => change(event.currentTarget, onRemove, at, 'remove')}
      >
        <IconX size={16} />
      </ActionIcon>
    </Group>
  );
}

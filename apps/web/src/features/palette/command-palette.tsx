import { Box, Modal, Text, TextInput, VisuallyHidden } from '@mantine/core';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { noteLocked } from '../../session/use-locked-feature.ts';
import classes from './command-palette.module.css';
import { PALETTE_TEXTS } from './palette.texts.ts';
import { filterGroups, type PaletteItem } from './palette-items.ts';
import { type Section, usePaletteGroups } from './use-palette-groups.ts';

interface CommandPaletteProps {
  isOpen: boolean;
  /** Another number at each opening, so that each begins with an empty field, also one that cuts a closing short. */
  opening: number;
  sections: readonly Section[];
  onClose: () => void;
}

export function CommandPalette({ isOpen, opening, sections, onClose }: CommandPaletteProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="min(80px, 8dvh)"
      transitionProps={{ duration: 120 }}
    >
      <VisuallyHidden>
        <Modal.Title>{PALETTE_TEXTS.title}</Modal.Title>
      </VisuallyHidden>
      <Commands key={opening} sections={sections} onClose={onClose} />
    </Modal>
  );
}

/** A combobox whose list is always open: the focus stays in the field, and the list's active row is said. */
function Commands({ sections, onClose }: Pick<CommandPaletteProps, 'sections' | 'onClose'>) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const groups = filterGroups(usePaletteGroups(sections, typed), typed);
  const items = groups.flatMap((group) => group.items);
  const current = items[Math.min(active, items.length - 1)];
  const idOf = (item: PaletteItem) => `${id}-${items.indexOf(item)}`;

  useEffect(() => field.current?.focus(), []);
  const activeId = current && idOf(current);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const run = (item: PaletteItem) => {
    if (item.locked) return noteLocked(item.locked, 'click');
    onClose();
    item.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const moves: Record<string, number> = {
      ArrowDown: (active + 1) % items.length,
      ArrowUp: (active - 1 + items.length) % items.length,
    };
    if (event.key in moves && items.length > 0) setActive(moves[event.key]!);
    else if (event.key === 'Enter' && current) run(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <TextInput
        ref={field}
        variant="unstyled"
        size="lg"
        className={classes.field}
        placeholder={PALETTE_TEXTS.placeholder}
        leftSection={<IconSearch size={17} aria-hidden />}
        role="combobox"
        aria-label={PALETTE_TEXTS.placeholder}
        aria-expanded
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={id} role="listbox" aria-label={PALETTE_TEXTS.title} className={classes.list} tabIndex={-1}>
        {groups.map(({ title, items }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own outside select.
          <div key={title} role="group" aria-label={title}>
            <Text size="xs" className={classes.group} aria-hidden>
              {title}
            </Text>
            {items.map((item) => (
              <Row key={item.id} id={idOf(item)} item={item} isActive={item === current} onRun={() => run(item)} />
            ))}
          </div>
        ))}
      </div>
      <Box role="status">
        {items.length === 0 && (
          <Text c="dimmed" p="md">
            {PALETTE_TEXTS.nothing}
          </Text>
        )}
      </Box>
    </>
  );
}

interface RowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onRun: () => void;
}

function Row({ id, item: { label, hint, locked }, isActive, onRun }: RowProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field that names this row as its active one has the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      aria-disabled={locked ? true : undefined}
      className={classes.row}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <span>{label}</span>
      {hint && (
        <span className={classes.hint}>
          {hint}
          {locked && <IconLock size={14} aria-hidden />}
        </span>
      )}
    </div>
  );
}

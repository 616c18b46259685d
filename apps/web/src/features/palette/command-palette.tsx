import '@mantine/spotlight/styles.css';
import { Modal, Text, VisuallyHidden } from '@mantine/core';
import { Spotlight, spotlight } from '@mantine/spotlight';
import { IconLock, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { noteLocked } from '../../session/use-locked-feature.ts';
import { PALETTE_TEXTS } from './palette.texts.ts';
import { filterGroups, type PaletteItem } from './palette-items.ts';
import { type Section, usePaletteGroups } from './use-palette-groups.ts';

/** Opens each time that `request` grows. */
export function CommandPalette({ request, sections }: { request: number; sections: readonly Section[] }) {
  const [typed, setTyped] = useState('');
  const groups = filterGroups(usePaletteGroups(sections, typed), typed);
  useEffect(() => {
    if (request > 0) spotlight.open();
  }, [request]);
  return (
    <Spotlight.Root
      query={typed}
      onQueryChange={setTyped}
      shortcut={null}
      scrollable
      maxHeight="min(480px, 70dvh)"
      size="lg"
    >
      {/* What the dialog is called: the library has no other place for its name. */}
      <VisuallyHidden>
        <Modal.Title>{PALETTE_TEXTS.title}</Modal.Title>
      </VisuallyHidden>
      <Spotlight.Search
        placeholder={PALETTE_TEXTS.placeholder}
        aria-label={PALETTE_TEXTS.placeholder}
        leftSection={<IconSearch size={17} aria-hidden />}
      />
      <Spotlight.ActionsList>
        {groups.map(({ title, items }) => (
          <Spotlight.ActionsGroup key={title} label={title} role="group" aria-label={title}>
            {items.map((item) => (
              <Row key={item.id} item={item} />
            ))}
          </Spotlight.ActionsGroup>
        ))}
        {groups.length === 0 && <Spotlight.Empty>{PALETTE_TEXTS.nothing}</Spotlight.Empty>}
      </Spotlight.ActionsList>
    </Spotlight.Root>
  );
}

function Row({ item: { label, hint, locked, run } }: { item: PaletteItem }) {
  if (!locked) return <Spotlight.Action label={label} onClick={run} />;
  return (
    <Spotlight.Action
      label={label}
      aria-disabled
      c="dimmed"
      rightSection={
        <>
          <Text size="xs" mr={8}>
            {hint}
          </Text>
          <IconLock size={14} aria-hidden />
        </>
      }
      closeSpotlightOnTrigger={false}
      onClick={() => noteLocked(locked, 'click')}
    />
  );
}

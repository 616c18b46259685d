import { ActionIcon } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconCommand } from '@tabler/icons-react';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { PALETTE_TEXTS } from './palette.texts.ts';
import type { Section } from './use-palette-groups.ts';

const useCommandPalette = lazyComponent(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Opens the palette, which is loaded the first time; so does Ctrl+K, or ⌘ K, wherever one types. */
export function PaletteButton({ sections }: { sections: readonly Section[] }) {
  const [isOpen, setOpen] = useState(false);
  const [opening, setOpening] = useState(0);
  const CommandPalette = useCommandPalette(opening > 0, opening);
  const open = () => {
    if (!isOpen || !CommandPalette) setOpening(opening + 1);
    setOpen(true);
  };
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
  });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        c="inherit"
        visibleFrom="lg"
        aria-label={PALETTE_TEXTS.open}
        aria-keyshortcuts="Control+K Meta+K"
        title={PALETTE_TEXTS.openHint}
        onClick={open}
      >
        <IconCommand size={19} />
      </ActionIcon>
      {CommandPalette && opening > 0 && (
        <CommandPalette isOpen={isOpen} opening={opening} sections={sections} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

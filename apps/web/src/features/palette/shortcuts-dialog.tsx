import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { hasModifier, isTyping } from '../../lib/keys.ts';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { onOpenShortcuts } from '../../ui/shortcuts.ts';

const ShortcutsList = lazyDialog(async () => (await import('./shortcuts-list.tsx')).ShortcutsList);

/** The keys of the product; opens by ? and by whoever asks for it. */
export function ShortcutsDialog() {
  const [isOpen, dialog] = useDisclosure(false);
  useEffect(() => onOpenShortcuts(dialog.open), [dialog.open]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || hasModifier(event) || isTyping(event)) return;
    event.preventDefault();
    dialog.open();
  });
  return <ShortcutsList isOpen={isOpen} onClose={dialog.close} />;
}

import { Kbd, Modal, Table, Title } from '@mantine/core';
import { useDisclosure, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { hasModifier, isTyping } from '../../lib/keys.ts';
import { onOpenShortcuts } from '../../ui/shortcuts.ts';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { PALETTE_TEXTS, SHORTCUT_GROUPS } from './palette.texts.ts';

/** The keys of the product; opens by ? and by whoever asks for it. */
export function ShortcutsDialog() {
  const [isOpen, dialog] = useDisclosure(false);
  useEffect(() => onOpenShortcuts(dialog.open), [dialog.open]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '?' || event.defaultPrevented || hasModifier(event) || isTyping(event)) return;
    event.preventDefault();
    dialog.open();
  });
  return (
    <Modal
      opened={isOpen}
      onClose={dialog.close}
      title={PALETTE_TEXTS.shortcuts}
      centered
      closeButtonProps={{ 'aria-label': UI_TEXTS.close }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
      {SHORTCUT_GROUPS.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <Title order={3} mt="sm" mb={4}>
            {title}
          </Title>
          <Table verticalSpacing={6} withRowBorders={false} aria-label={title}>
            <Table.Tbody>
              {keys.map(([names, meaning]) => (
                <Table.Tr key={meaning}>
                  <Table.Td w={110}>
                    {names.map((name) => (
                      <Kbd key={name} mr={6}>
                        {name}
                      </Kbd>
                    ))}
                  </Table.Td>
                  <Table.Td>{meaning}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </section>
      ))}
    </Modal>
  );
}

import { Kbd, Modal, Table, Title } from '@mantine/core';
import { PALETTE_TEXTS, SHORTCUT_GROUPS } from './palette.texts.ts';

export function ShortcutsList({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={PALETTE_TEXTS.shortcuts} centered>
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

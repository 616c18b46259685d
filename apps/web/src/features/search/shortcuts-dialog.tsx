import { Kbd, Modal, Table } from '@mantine/core';

const SHORTCUTS: [string[], string][] = [
  [['j', '↓'], 'Next result'],
  [['k', '↑'], 'Previous result'],
  [['Enter'], 'Open the result'],
  [['x'], 'Select the result, or unselect it'],
  [['o'], 'Open the result at its source, in a new tab'],
  [['/'], 'Write a query'],
  [['?'], 'Show these keys'],
];

export function ShortcutsDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title="Keys of this screen"
      size="sm"
      centered
      closeButtonProps={{ 'aria-label': 'Close' }}
      styles={{ title: { fontWeight: 620, fontSize: '1rem' } }}
    >
      <Table verticalSpacing={6} withRowBorders={false} aria-label="Keys of this screen">
        <Table.Tbody>
          {SHORTCUTS.map(([keys, meaning]) => (
            <Table.Tr key={meaning}>
              <Table.Td w={110}>
                {keys.map((key) => (
                  <Kbd key={key} mr={6}>
                    {key}
                  </Kbd>
                ))}
              </Table.Td>
              <Table.Td>{meaning}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}

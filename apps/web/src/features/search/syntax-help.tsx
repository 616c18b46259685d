import { ActionIcon, Code, Popover, Table, Text } from '@mantine/core';
import { IconHelp } from '@tabler/icons-react';

const EXAMPLES: [string, string][] = [
  ['solid electrolyte', 'records with both words'],
  ['"solid electrolyte"', 'the words side by side'],
  ['lithium OR sodium', 'either word'],
  ['battery NOT lead', 'without a word; -lead does the same'],
  ['(lithium OR sodium) cathode', 'brackets group'],
  ['electro*', 'words that begin so'],
  ['title:separator', 'in one field: title, organisation, person, place, id, or a filter’s name'],
  ['date:2019..2021', 'between dates; also year:2020 and amount:>100k'],
];

export function SyntaxHelp() {
  return (
    <Popover width={400} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label="How to write a query">
          <IconHelp size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 16px)" aria-label="How to write a query" tabIndex={-1} data-autofocus>
        <Text fw={600} mb={4}>
          Queries
        </Text>
        <Table verticalSpacing={4} horizontalSpacing={6} fz="sm" withRowBorders={false}>
          <Table.Tbody>
            {EXAMPLES.map(([example, meaning]) => (
              <Table.Tr key={example}>
                <Table.Td>
                  <Code fz="xs">{example}</Code>
                </Table.Td>
                <Table.Td>{meaning}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" c="dimmed" mt={6}>
          A longer text, such as a description, finds records with any of its words, best first.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

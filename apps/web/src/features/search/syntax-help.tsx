import type { EngineInfo } from '@groundwork/contract/engines';
import { COMMON_QUERY_FIELDS } from '@groundwork/contract/query-builder';
import { ActionIcon, Code, Popover, Table, Text, UnstyledButton } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconHelp } from '@tabler/icons-react';

const EXAMPLES: [string, string][] = [
  ['solid electrolyte', 'records with both words'],
  ['"solid electrolyte"', 'the words side by side'],
  ['lithium OR sodium', 'either word'],
  ['battery NOT lead', 'without a word; -lead does the same'],
  ['(lithium OR sodium) cathode', 'brackets group'],
  ['electro*', 'words that begin so'],
  ['title:separator', 'in one field'],
  ['title:(solid OR polymer)', 'any of these in one field'],
  ['date:2019..2021', 'between dates; also year:2020'],
  ['amount:>100k', 'amounts, also amount:1m..5m'],
];

/** How to write a query. An example is searched with a click. */
export function SyntaxHelp({ engine, onSearch }: { engine: EngineInfo; onSearch: (query: string) => void }) {
  const [isOpen, { toggle, close }] = useDisclosure(false);
  const examples = EXAMPLES.filter(
    ([text]) => (engine.date || !text.startsWith('date:')) && (engine.amount || !text.startsWith('amount:')),
  );
  return (
    <Popover opened={isOpen} onDismiss={close} width={420} position="bottom-end" shadow="md" trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label="How to write a query" onClick={toggle}>
          <IconHelp size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown maw="calc(100vw - 16px)" aria-label="How to write a query" tabIndex={-1} data-autofocus>
        <Text fw={600} mb={4}>
          Queries
        </Text>
        <Table verticalSpacing={3} horizontalSpacing={6} fz="sm" withRowBorders={false}>
          <Table.Tbody>
            {examples.map(([example, meaning]) => (
              <Table.Tr key={example}>
                <Table.Td>
                  <UnstyledButton
                    aria-label={`Search ${example}`}
                    onClick={() => {
                      close();
                      onSearch(example);
                    }}
                  >
                    <Code fz="xs" c="var(--mantine-color-anchor)" style={{ whiteSpace: 'nowrap' }}>
                      {example}
                    </Code>
                  </UnstyledButton>
                </Table.Td>
                <Table.Td>{meaning}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Text size="xs" mt={8}>
          Fields: {[...COMMON_QUERY_FIELDS, 'id'].join(', ')}; of {engine.label.toLowerCase()} also{' '}
          {engine.facets.map(({ field }) => field).join(', ')}.
        </Text>
        <Text size="xs" c="dimmed" mt={4}>
          A longer text, such as a description, finds records with any of its words, best first.
        </Text>
      </Popover.Dropdown>
    </Popover>
  );
}

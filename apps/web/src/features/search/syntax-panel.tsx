import type { EngineInfo } from '@groundwork/contract/engines';
import { COMMON_QUERY_FIELDS } from '@groundwork/contract/query-builder';
import { Code, Table, Text, UnstyledButton } from '@mantine/core';
import type { OverlayProps } from '../../ui/lazy-overlay.tsx';
import { PopoverOn } from '../../ui/popover-on.tsx';
import { SEARCH_TEXTS } from './search.texts.ts';

const EXAMPLES: [string, string][] = [
  ['solid electrolyte', SEARCH_TEXTS.syntaxBoth],
  ['"solid electrolyte"', SEARCH_TEXTS.syntaxPhrase],
  ['lithium OR sodium', SEARCH_TEXTS.syntaxEither],
  ['battery NOT lead', SEARCH_TEXTS.syntaxWithout],
  ['(lithium OR sodium) cathode', SEARCH_TEXTS.syntaxBrackets],
  ['electro*', SEARCH_TEXTS.syntaxPrefix],
  ['title:separator', SEARCH_TEXTS.syntaxField],
  ['title:(solid OR polymer)', SEARCH_TEXTS.syntaxAnyInField],
  ['date:2019..2021', SEARCH_TEXTS.syntaxDate],
  ['amount:>100k', SEARCH_TEXTS.syntaxAmount],
];

export interface SyntaxProps {
  engine: EngineInfo;
  onSearch: (query: string) => void;
}

/** Examples of queries; each is searched with a click. */
export function SyntaxPanel({ engine, onSearch, ...overlay }: OverlayProps & SyntaxProps) {
  const examples = EXAMPLES.filter(
    ([text]) => (engine.date || !text.startsWith('date:')) && (engine.amount || !text.startsWith('amount:')),
  );
  return (
    <PopoverOn
      {...overlay}
      width={420}
      position="bottom-end"
      dropdown={{
        maw: 'calc(100vw - 16px)',
        'aria-label': SEARCH_TEXTS.howToQuery,
        tabIndex: -1,
        'data-autofocus': true,
      }}
    >
      <Text fw={600} mb={4}>
        {SEARCH_TEXTS.queries}
      </Text>
      <Table verticalSpacing={3} horizontalSpacing={6} fz="sm" withRowBorders={false}>
        <Table.Tbody>
          {examples.map(([example, meaning]) => (
            <Table.Tr key={example}>
              <Table.Td>
                <UnstyledButton
                  aria-label={SEARCH_TEXTS.searchExample(example)}
                  onClick={() => {
                    overlay.onChange(false);
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
        {SEARCH_TEXTS.fields(
          [...COMMON_QUERY_FIELDS, 'id'].join(', '),
          engine.label,
          engine.facets.map(({ field }) => field).join(', '),
        )}
      </Text>
      <Text size="xs" c="dimmed" mt={4}>
        {SEARCH_TEXTS.longerText}
      </Text>
    </PopoverOn>
  );
}

import type { EngineInfo } from '@groundwork/contract/engines';
import { SEARCH_QUERY_MAX } from '@groundwork/contract/limits';
import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { hasModifier, isTyping } from '../../lib/keys.ts';
import { Form } from '../../ui/form.tsx';
import { UI_TEXTS } from '../../ui/ui.texts.ts';
import { SEARCH_TEXTS } from './search.texts.ts';
import { SyntaxHelp } from './syntax-help.tsx';

type Props = { engine: EngineInfo | null; query: string; label: string; onSearch: (query: string) => void };

/** The query as typed until it is submitted. '/' anywhere on the page brings the cursor here. */
export function QueryBox({ engine, query, label, onSearch }: Props) {
  const [typed, setTyped] = useState(query);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => setTyped(query), [query]);
  useWindowEvent('keydown', (event) => {
    if (event.key !== '/' || hasModifier(event) || isTyping(event)) return;
    event.preventDefault();
    input.current?.focus();
  });
  return (
    <search>
      <Form onSubmit={() => onSearch(typed.trim())}>
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            ref={input}
            type="text"
            inputMode="search"
            enterKeyHint="search"
            size="md"
            flex={1}
            miw={0}
            aria-label={label}
            aria-keyshortcuts="/"
            placeholder={label}
            maxLength={SEARCH_QUERY_MAX}
            leftSection={<IconSearch size={18} />}
            rightSectionWidth={(typed ? 33 : 3) + (engine ? 33 : 3)}
            rightSection={
              <Group gap={2} wrap="nowrap">
                {typed && (
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    c="dimmed"
                    aria-label={SEARCH_TEXTS.clearTheQuery}
                    onClick={() => {
                      setTyped('');
                      onSearch('');
                      input.current?.focus();
                    }}
                  >
                    <IconX size={16} />
                  </ActionIcon>
                )}
                {engine && <SyntaxHelp engine={engine} onSearch={onSearch} />}
              </Group>
            }
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" size="md" visibleFrom="xs">
            {UI_TEXTS.search}
          </Button>
        </Group>
      </Form>
    </search>
  );
}

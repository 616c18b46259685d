import { Combobox, Loader, Text, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../lib/api.ts';
import type { EngineId } from '../../../lib/search-state.ts';
import { COMPARE_TEXTS } from './compare.texts.ts';

const FOUND = 8;
const TYPING_MS = 250;

type Props = { engine: EngineId; label: string; without: string[]; onAdd: (id: string) => void };

/** Finds a further record by its words. */
export function AddRecord({ engine, label, without, onAdd }: Props) {
  const combobox = useCombobox();
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  const found = useQuery(
    api.search.keyword.queryOptions({
      input: { searchEngine: engine, query, mode: 'keyword', pageLimit: FOUND + without.length },
      enabled: query !== '',
      placeholderData: keepPreviousData,
    }),
  );
  const options = (found.data?.results ?? []).filter(({ id }) => !without.includes(id)).slice(0, FOUND);
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        onAdd(id);
        setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          size="xs"
          w={{ base: '100%', xs: 300 }}
          aria-label={label}
          placeholder={label}
          value={typed}
          rightSection={found.isFetching && <Loader size={14} />}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={query === '' || (!found.data && !found.isError)}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {options.map(({ id, title }) => (
            <Combobox.Option key={id} value={id}>
              <Text size="sm" lineClamp={2}>
                {title}
              </Text>
            </Combobox.Option>
          ))}
          {options.length === 0 && (
            <Combobox.Empty>
              {found.isError ? COMPARE_TEXTS.theSearchFailed : COMPARE_TEXTS.nothingFound}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import type { EngineId } from '../../../lib/search-state.ts';
import { FindField, useTyped } from '../../../ui/find-field.tsx';
import { COMPARE_TEXTS } from './compare.texts.ts';

const FOUND = 8;

type Props = { engine: EngineId; label: string; without: string[]; onAdd: (id: string) => void };

/** Finds a further record by its words. */
export function AddRecord({ engine, label, without, onAdd }: Props) {
  const text = useTyped();
  const found = useQuery(
    api.search.keyword.queryOptions({
      input: { searchEngine: engine, query: text.query, mode: 'keyword', pageLimit: FOUND + without.length },
      enabled: text.query !== '',
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <FindField
      text={text}
      found={found}
      options={(found.data?.results ?? []).filter(({ id }) => !without.includes(id)).slice(0, FOUND)}
      onChoose={({ id }) => onAdd(id)}
      label={label}
      none={COMPARE_TEXTS.nothingFound}
      failed={COMPARE_TEXTS.theSearchFailed}
      input={{ size: 'xs', w: { base: '100%', xs: 300 }, 'aria-label': label, placeholder: label }}
    >
      {({ title }) => (
        <Text size="sm" lineClamp={2}>
          {title}
        </Text>
      )}
    </FindField>
  );
}

import type { EngineInfo } from '@groundwork/contract/engines';
import type { BuilderHow, BuilderRow } from '@groundwork/contract/query-builder';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './builder.module.css';

const WORDS_MAX = 300;

const HOWS: { value: BuilderHow; label: string; hint: string }[] = [
  { value: 'all', label: 'All of', hint: 'battery anode' },
  { value: 'any', label: 'Any of', hint: 'lithium sodium' },
  { value: 'none', label: 'None of', hint: 'lead acid' },
  { value: 'phrase', label: 'Exact phrase', hint: 'solid electrolyte' },
  { value: 'prefix', label: 'Begins with', hint: 'electro' },
];
const TYPED = { value: 'typed' as const, label: 'As typed', hint: '' };

type Props = {
  row: BuilderRow;
  place: number;
  engine: EngineInfo;
  onChange: (changes: Partial<BuilderRow>) => void;
  onRemove: (() => void) | undefined;
};

export function BuilderRowFields({ row, place, engine, onChange, onRemove }: Props) {
  const hows = row.how === 'typed' ? [TYPED, ...HOWS] : HOWS;
  const fields = [
    { value: '', label: 'anywhere' },
    { value: 'title', label: 'in the title' },
    { value: 'organisation', label: 'in the organisation' },
    { value: 'person', label: 'in the person' },
    { value: 'place', label: 'in the place' },
    ...engine.facets.map(({ field, label }) => ({ value: field, label: `in ${label}` })),
  ];
  return (
    <fieldset className={classes['row']} aria-label={`Row ${place}`}>
      <NativeSelect
        aria-label="How"
        data={hows.map(({ value, label }) => ({ value, label }))}
        value={row.how}
        onChange={(event) => onChange({ how: event.currentTarget.value as BuilderHow })}
      />
      <TextInput
        className={classes['words'] ?? ''}
        aria-label="Words"
        placeholder={hows.find(({ value }) => value === row.how)?.hint}
        maxLength={row.how === 'typed' ? undefined : WORDS_MAX}
        data-autofocus={place === 1 || undefined}
        value={row.words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      {row.how !== 'typed' && (
        <NativeSelect
          aria-label="Where"
          data={fields}
          value={row.field}
          onChange={(event) => onChange({ field: event.currentTarget.value })}
        />
      )}
      {onRemove && (
        <ActionIcon
          variant="subtle"
          color="gray"
          c="dimmed"
          size={36}
          aria-label={`Remove row ${place}`}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </fieldset>
  );
}

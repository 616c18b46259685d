import type { EngineInfo } from '@groundwork/contract/engines';
import type { BuilderHow, BuilderRow } from '@groundwork/contract/query-builder';
import { ActionIcon, NativeSelect, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import classes from './builder.module.css';
import { BUILDER_TEXTS } from './builder.texts.ts';

const WORDS_MAX = 300;

const HOWS: { value: BuilderHow; label: string; hint: string }[] = [
  { value: 'all', label: BUILDER_TEXTS.allOf, hint: 'battery anode' },
  { value: 'any', label: BUILDER_TEXTS.anyOf, hint: 'lithium sodium' },
  { value: 'none', label: BUILDER_TEXTS.noneOf, hint: 'lead acid' },
  { value: 'phrase', label: BUILDER_TEXTS.exactPhrase, hint: 'solid electrolyte' },
  { value: 'prefix', label: BUILDER_TEXTS.beginsWith, hint: 'electro' },
];
const TYPED = { value: 'typed' as const, label: BUILDER_TEXTS.asTyped, hint: '' };

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
    { value: '', label: BUILDER_TEXTS.anywhere },
    { value: 'title', label: BUILDER_TEXTS.inTheTitle },
    { value: 'organisation', label: BUILDER_TEXTS.inTheOrganisation },
    { value: 'person', label: BUILDER_TEXTS.inThePerson },
    { value: 'place', label: BUILDER_TEXTS.inThePlace },
    ...engine.facets.map(({ field, label }) => ({ value: field, label: BUILDER_TEXTS.inField(label) })),
  ];
  return (
    <fieldset className={classes['row']} aria-label={BUILDER_TEXTS.row(place)}>
      <NativeSelect
        aria-label={BUILDER_TEXTS.how}
        data={hows.map(({ value, label }) => ({ value, label }))}
        value={row.how}
        onChange={(event) => onChange({ how: event.currentTarget.value as BuilderHow })}
      />
      <TextInput
        className={classes['words'] ?? ''}
        aria-label={BUILDER_TEXTS.words}
        placeholder={hows.find(({ value }) => value === row.how)?.hint}
        maxLength={row.how === 'typed' ? undefined : WORDS_MAX}
        data-autofocus={place === 1 || undefined}
        value={row.words}
        onChange={(event) => onChange({ words: event.currentTarget.value })}
      />
      {row.how !== 'typed' && (
        <NativeSelect
          aria-label={BUILDER_TEXTS.where}
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
          aria-label={BUILDER_TEXTS.removeRow(place)}
          onClick={onRemove}
        >
          <IconX size={16} />
        </ActionIcon>
      )}
    </fieldset>
  );
}

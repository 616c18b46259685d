import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { ADMIN } from './admin.texts.ts';

const TYPING_MS = 250;

/** A field whose text counts once one has stopped typing. */
export function TextFilter(props: { label: string; value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(props.value);
  const settle = useDebouncedCallback(props.onChange, TYPING_MS);
  return (
    <TextInput
      type="search"
      label={props.label}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        settle(value);
      }}
    />
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  choices: readonly (readonly [Value, string])[];
  onChange: (value: Value | null) => void;
};

/** One of some values, or any. */
export function ChoiceFilter<Value extends string>({ label, value, choices, onChange }: ChoiceProps<Value>) {
  return (
    <NativeSelect
      label={label}
      value={value ?? ''}
      data={[{ value: '', label: ADMIN.any }, ...choices.map(([each, name]) => ({ value: each, label: name }))]}
      onChange={(event) => onChange((event.currentTarget.value || null) as Value | null)}
    />
  );
}

type Days = { from: string; to: string };

export function DayFilters({ from, to, onChange }: Days & { onChange: (days: Partial<Days>) => void }) {
  return (
    <>
      <TextInput
        type="date"
        label={ADMIN.from}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={ADMIN.to}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
    </>
  );
}

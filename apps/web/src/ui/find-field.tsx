import { Combobox, Loader, TextInput, type TextInputProps, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';

const TYPING_MS = 250;

/** Text that somebody types to find something by it; `query` follows once they pause. */
export function useTyped() {
  const [typed, setTyped] = useState('');
  const [query] = useDebouncedValue(typed.trim(), TYPING_MS);
  return { typed, setTyped, query };
}

type Props<Option> = {
  text: ReturnType<typeof useTyped>;
  /** The answer to `text.query`. */
  found: { data: unknown; isFetching: boolean; isError: boolean };
  options: Option[];
  onChoose: (option: Option) => void;
  children: (option: Option) => ReactNode;
  /** Names the list. */
  label: string;
  none: string;
  failed: string;
  input: TextInputProps;
};

/** A field that finds what one types, and is empty again when one of it was chosen. */
export function FindField<Option extends { id: string }>(props: Props<Option>) {
  const { text, found, options, onChoose, children, label, none, failed, input } = props;
  const combobox = useCombobox();
  return (
    <Combobox
      store={combobox}
      onOptionSubmit={(id) => {
        const chosen = options.find((each) => each.id === id);
        if (chosen) onChoose(chosen);
        text.setTyped('');
        combobox.closeDropdown();
      }}
    >
      <Combobox.Target>
        <TextInput
          {...input}
          value={text.typed}
          rightSection={found.isFetching && <Loader size={14} />}
          onChange={(event) => {
            text.setTyped(event.currentTarget.value);
            combobox.openDropdown();
          }}
          onBlur={() => combobox.closeDropdown()}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={text.query === '' || (!found.data && !found.isError)}>
        <Combobox.Options mah={320} style={{ overflowY: 'auto' }} aria-label={label}>
          {options.map((option) => (
            <Combobox.Option key={option.id} value={option.id}>
              {children(option)}
            </Combobox.Option>
          ))}
          {options.length === 0 && <Combobox.Empty>{found.isError ? failed : none}</Combobox.Empty>}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  );
}

import { Group, Input, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import {
  type CountryCode,
  countryIn,
  joinPhone,
  likelyCountry,
  phoneCountries,
  splitPhone,
} from '../lib/phone-number.ts';
import { UI_TEXTS } from './ui.texts.ts';

type Props = {
  label: string;
  name: string;
  /** Digits, the country code first. */
  defaultValue: string;
  error?: string | undefined;
  required?: boolean;
};

const COUNTRIES = phoneCountries();

/** A phone number by country and number. The form gets digits alone, the country code first. */
export function PhoneInput({ label, name, defaultValue, error, required = false }: Props) {
  const known = splitPhone(defaultValue);
  const [country, setCountry] = useState<CountryCode>(known?.country ?? likelyCountry());
  const [typed, setTyped] = useState(known?.national ?? (defaultValue && `+${defaultValue}`));
  return (
    <Input.Wrapper label={label} required={required} labelElement="div">
      <Group gap={8} align="flex-start">
        <Select
          aria-label={UI_TEXTS.country}
          flex="1 1 190px"
          maw={{ xs: 190 }}
          searchable
          allowDeselect={false}
          data={COUNTRIES}
          value={country}
          onChange={(value) => value && setCountry(value as CountryCode)}
          nothingFoundMessage={UI_TEXTS.noSuchCountry}
          maxDropdownHeight={280}
        />
        <TextInput
          aria-label={label}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          flex="1 1 200px"
          required={required}
          error={error}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            const named = countryIn(currentTarget.value);
            if (named) setCountry(named);
          }}
          onBlur={() => {
            const neat = splitPhone(joinPhone(country, typed));
            if (neat) setTyped(neat.national);
          }}
        />
        <input type="hidden" name={name} value={joinPhone(country, typed)} />
      </Group>
    </Input.Wrapper>
  );
}

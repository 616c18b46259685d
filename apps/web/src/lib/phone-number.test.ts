import { PHONE_LENGTHS, phoneProblem } from '@groundwork/contract/phone';
import fc from 'fast-check';
import { getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { countryIn, joinPhone, phoneCountries, splitPhone } from './phone-number.ts';

test('[SET-01] a number of any country is kept as digits and shown as people there write it, and back', () => {
  const countries = phoneCountries();
  expect(countries.length).toBeGreaterThan(200);
  for (const { value: country } of countries) {
    const example = getExampleNumber(country, examples)!;
    const digits = example.number.slice(1);
    expect(joinPhone(country, example.formatNational()), country).toBe(digits);
    expect(joinPhone(country, example.formatInternational()), country).toBe(digits);
    const split = splitPhone(digits);
    if (split) expect(joinPhone(split.country, split.national), country).toBe(digits);
  }
});

test('[SET-01] what is typed becomes digits that begin with the country code, or stays for the rules to name', () => {
  expect(joinPhone('GB', '020 7123 4567')).toBe('442071234567');
  expect(joinPhone('DE', '0170 1234567')).toBe('491701234567');
  expect(joinPhone('DE', '+44 20 7123 4567')).toBe('442071234567');
  expect(joinPhone('US', '0044 20 7123 4567')).toBe('442071234567');
  expect(joinPhone('US', '(415) 555-0100')).toBe('14155550100');
  expect(joinPhone('US', 'call me')).toBe('call me');
  expect(joinPhone('US', '  ')).toBe('');
  expect(countryIn('+49 170 1234567')).toBe('DE');
  expect(countryIn('0170 1234567')).toBeNull();
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...phoneCountries()), (typed, { value }) => {
      const joined = joinPhone(value, typed);
      expect(/^[0-9]*$/.test(joined) || phoneProblem(joined) !== null).toBe(true);
    }),
  );
});

test('[SET-01] the countries of the specified table have the codes that it names', () => {
  const codes = { US: 1, GB: 44, FR: 33, DE: 49, MX: 52, BR: 55, IN: 91, JP: 81, CN: 86, RU: 7 } as const;
  for (const [country, code] of Object.entries(codes)) {
    expect(getCountryCallingCode(country as keyof typeof codes)).toBe(String(code));
    expect(PHONE_LENGTHS[code]).toBeDefined();
  }
});

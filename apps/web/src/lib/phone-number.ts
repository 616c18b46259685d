import { language } from '@groundwork/contract/texts';
import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';

export type { CountryCode };

/** Every country with its calling code, by its name in the language of the page. */
export function phoneCountries(): { value: CountryCode; label: string; callingCode: string }[] {
  const names = new Intl.DisplayNames(language(), { type: 'region' });
  return getCountries()
    .map((value) => {
      const callingCode = getCountryCallingCode(value);
      return { value, callingCode, label: `${names.of(value) ?? value} +${callingCode}` };
    })
    .sort((a, b) => a.label.localeCompare(b.label, language()));
}

/** Digits with the country code first, as a country and the number as people there write it. */
export function splitPhone(digits: string): { country: CountryCode; national: string } | null {
  const phone = parsePhoneNumberFromString(`+${digits}`);
  return phone?.country ? { country: phone.country, national: phone.formatNational() } : null;
}

/**
 * Turns a number typed for a country into digits with the country code first. Signs that people write in numbers are
 * dropped; others stay, so that the rule about digits can name them.
 */
export function joinPhone(country: CountryCode, typed: string): string {
  const text = typed.trim();
  if (text === '' || /[^0-9\s()+./-]/.test(text)) return text;
  const phone = parsePhoneNumberFromString(text.replace(/^00/, '+'), country);
  if (phone) return phone.number.slice(1);
  const digits = text.replace(/\D/g, '');
  return text.startsWith('+') ? digits : getCountryCallingCode(country) + digits;
}

/** The country that a typed number names by its code, as in +44 20 …; null when it names none. */
export const countryIn = (typed: string): CountryCode | null =>
  parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'))?.country ?? null;

/** The browser's country, for numbers that are not known yet. */
export function likelyCountry(): CountryCode {
  const region = new Intl.Locale(navigator.language).maximize().region ?? '';
  return isSupportedCountry(region) ? region : 'US';
}

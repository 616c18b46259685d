import { texts } from './texts.ts';

export const PHONE_TEXTS = texts('contract/phone', {
  tooShort: 'Phone number is too short',
  tooLong: 'Phone number is too long',
  digitsOnly: 'Phone number must contain only digits',
  wrongLength: 'Phone number format does not match the expected length for its country code',
});

import { texts } from './texts.ts';

/** Texts that an answer gives instead of data. */
export const UNAVAILABLE = texts('contract/pulse', {
  agencies: 'The agencies are currently unavailable.',
});

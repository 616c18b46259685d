import { texts } from './texts.ts';

/** What an answer says instead of its data. */
export const UNAVAILABLE = texts('contract/pulse', {
  agencies: 'The agencies are currently unavailable.',
});

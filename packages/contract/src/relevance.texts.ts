import { texts } from './texts.ts';

export const RELEVANCE_TEXTS = texts('contract/relevance', {
  changedMeanwhile:
    'Somebody else has changed this profile in the meantime. Look it over, then make your change again.',
  tooManyMarks: 'This project has as many marked records as it can have. Remove some marks first.',
});

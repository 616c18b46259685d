import { texts } from './texts.ts';

export const RELEVANCE_TEXTS = texts('contract/relevance', {
  changedMeanwhile:
    'Somebody else has changed this profile in the meantime. Look it over, then make your change again.',
  tooManyMarks: 'As many records are marked as can be kept for one project. Take some marks back first.',
});

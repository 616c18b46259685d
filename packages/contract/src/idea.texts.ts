import { texts } from './texts.ts';

export const IDEA_TEXTS = texts('contract/idea', {
  changedMeanwhile:
    'Somebody else has changed these statements in the meantime. Look them over, then make your change again.',
  tooManyMarks: 'This project has as many judged records as it can have. Take some judgments back first.',
  notSaid: 'The idea no longer makes this statement. Load the page again.',
});

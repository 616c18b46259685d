import type { DraftSentence } from '../src/evidence/draft.ts';

/** A sentence in somebody's own words: not made of parts. */
export const plainSentence = (
  text: string,
  figures: string[] = [],
  grounds: DraftSentence['grounds'] = [],
): DraftSentence => ({ text, figures, grounds });

import { stemmer } from 'stemmer';
import { memoize } from '../../platform/memoize.ts';
import { FUNCTION_WORDS } from '../query/content-words.ts';
import { foldedWords } from '../query/fold.ts';

/** Words are cut at apostrophes here: "aren't" leaves 'aren' and 't'. */
const STOP = new Set([...FUNCTION_WORDS].flatMap(foldedWords));
/** Longer 'words' are sequences and encoded data. */
const WORD_MAX = 40;
const STEMS_MAX = 200_000;

/** The stems of a text that carry its subject, in order, with repeats: folded and stemmed as the index does (Porter). */
export function subjectStems(text: string): string[] {
  return foldedWords(text)
    .filter((word) => word.length <= WORD_MAX && !STOP.has(word))
    .map(stemOf);
}

/** Most words of a text were met before. */
export const stemOf = memoize(stemmer, STEMS_MAX);

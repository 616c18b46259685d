import { contentWords } from '../../../catalogue/query/content-words.ts';

/** Answers which of the words (lower case) occur in the catalogue; null when it is too small to tell. */
export type VocabularyLookup = (words: string[]) => Promise<Set<string> | null>;

const MIN_WORDS = 3;
/** So many well-formed words pass where no vocabulary can be asked. */
const MIN_WORDS_UNKNOWN = 6;
const WORDS_LOOKED_UP = 40;
const CHIT_CHAT =
  /^(hi|hello|hey|thanks?|thank you|test(ing)?|lorem ipsum|how are you|what is your|who are you|tell me a joke|ignore (all|any|previous))\b/i;

/**
 * Does the text describe something one could make or do? It needs a few content words that look like words, and
 * either a third of them known to the catalogue's records or, with a small catalogue, a text long enough to judge by
 * its form alone.
 */
export async function isRelevant(text: string, knownWords: VocabularyLookup): Promise<boolean> {
  const words = [...new Set(contentWords(text))].slice(0, WORDS_LOOKED_UP);
  if (words.length < MIN_WORDS) return false;
  const wordlike = words.filter(looksLikeWord);
  if (wordlike.length / words.length < 0.6) return false;
  if (CHIT_CHAT.test(text.trim()) && words.length < 12) return false;
  const known = await knownWords(wordlike);
  if (!known) return wordlike.length >= MIN_WORDS_UNKNOWN;
  if (known.size / wordlike.length >= 0.34) return true;
  // Text in a script or language that the records don't use is judged by its length.
  return wordlike.length >= 12 && known.size >= 2;
}

/** Vowels where one expects them, no long runs of one kind or of one letter. Non-Latin scripts pass. */
function looksLikeWord(word: string): boolean {
  if (!/^[a-z0-9-]+$/.test(word)) return true;
  if (/\d/.test(word)) return word.length <= 12;
  if (word.length <= 4) return true;
  if (/(.)\1\1/.test(word) || /[bcdfghjklmnpqrstvwxz]{6}/.test(word)) return false;
  const vowels = word.match(/[aeiouy]/g)?.length ?? 0;
  return vowels / word.length >= 0.15 && vowels / word.length <= 0.8;
}

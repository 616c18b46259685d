import { contentWords } from '../../../catalogue/query/content-words.ts';

/** The share of words that must look like words: keys hit at random don't. */
const WORDLIKE_MIN = 0.6;

/**
 * Whether a text holds words that could describe a thing. What the thing is decides nothing: whatever can be made or sold is a project,
 * and whether records know it is told where they are shown.
 */
export function saysSomething(text: string): boolean {
  const words = [...new Set(contentWords(text))];
  const wordlike = words.filter(looksLikeWord);
  return wordlike.length > 0 && wordlike.length / words.length >= WORDLIKE_MIN;
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

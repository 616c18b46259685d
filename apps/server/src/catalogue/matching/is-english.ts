import { FUNCTION_WORDS } from '../query/content-words.ts';

/** With fewer words nothing is known of the language: a noun phrase has none that would tell. */
const WORDS_MIN = 8;
/** A third of an English text of whole sentences is such words, hardly any of other languages in Latin letters. */
const SHARE_MIN = 0.12;
const LATIN_MIN = 0.6;

/** Whether a text is in English, as far as its function words and letters tell. The program reads no other language. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (letters.length > 0 && latin.length / letters.length < LATIN_MIN) return false;
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  if (words.length < WORDS_MIN) return true;
  return words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length >= SHARE_MIN;
}

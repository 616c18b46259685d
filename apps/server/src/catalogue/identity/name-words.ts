import { foldedWords } from '../query/fold.ts';

/** Letters that Unicode does not take apart, as they are written where the keyboard lacks them. */
const SPELLED: Record<string, string> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** Dots and apostrophes join ('L.L.C.' is one word, 'O'Neil' too); other punctuation separates. */
export function nameWords(name: string): string[] {
  const spelled = name.toLowerCase().replace(/[ßøđłæœıþð]/g, (letter) => SPELLED[letter]!);
  return foldedWords(spelled.replace(/[.'’‘`´]/g, '').replace(/[&+]/g, ' and '));
}

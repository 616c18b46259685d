/** Latin letters that are no other letter with a mark, as people type them who don't have them. */
const LATIN: Record<string, string> = {
  ß: 'ss',
  ẞ: 'SS',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  ħ: 'h',
  Ħ: 'H',
  ı: 'i',
};
const ANY_LATIN = new RegExp(`[${Object.keys(LATIN).join('')}]`, 'g');

export const latinOf = (text: string): string => text.replace(ANY_LATIN, (letter) => LATIN[letter]!);

/** Soft hyphens, and what has no width. */
const UNSEEN = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

/** Text for comparing without case and diacritics: 'Tōhoku' and 'tohoku' fold alike, and so do 'Łódź' and 'lodz'. */
export function fold(text: string): string {
  return latinOf(
    text
      .replace(UNSEEN, '')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  ).toLowerCase();
}

/** The folded words of a text. */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

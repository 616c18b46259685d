/**
 * How letters get onto the page. latin, arabic: with a font in the file. han: as outlines, since their font has a form that
 * cannot be put into a file. none: there is no letter for it, and the file says which one it was.
 */
export type Writing = 'latin' | 'arabic' | 'han' | 'none';

const ARABIC = /\p{Script=Arabic}/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;
const LATIN =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Devanagari}\p{Script=Common}\p{Script=Inherited}]/u;
const PICTURE = /\p{Extended_Pictographic}(?<![#*0-9©®™])/u;

const writingOf = (character: string): Writing => {
  if (ARABIC.test(character)) return 'arabic';
  if (HAN.test(character)) return 'han';
  return LATIN.test(character) && !PICTURE.test(character) ? 'latin' : 'none';
};

/** Tabs and ends of lines become spaces, and letters and their accents one character where there is one. */
export const printable = (text: string): string => text.normalize('NFC').replace(/[^\S\u00a0]+/g, ' ');

/** The text in stretches of one writing each; marks stay with their letter. */
export function splitByWriting(text: string): { text: string; writing: Writing }[] {
  const parts: { text: string; writing: Writing }[] = [];
  for (const character of text) {
    const last = parts.at(-1);
    const writing = last && /\p{M}/u.test(character) ? last.writing : writingOf(character);
    if (last?.writing === writing) last.text += character;
    else parts.push({ text: character, writing });
  }
  return parts;
}

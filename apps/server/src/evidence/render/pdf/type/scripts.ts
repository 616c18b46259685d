import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';
import { FONT_FILES } from '../../fonts.ts';
import { outlineOf } from './outlines.ts';

/**
 * How letters get onto the page. latin, arabic: with a font in the file. outline: as drawings, since their fonts have a form that
 * cannot be put into a file. none: there is no letter for it, and the file says which one it was.
 */
export type Writing = 'latin' | 'arabic' | 'outline' | 'none';

const ARABIC = /\p{Script=Arabic}/u;
const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff60]/u;

/** The text's own font. Symbols that it lacks, "≥" among them, are drawn from the Chinese one, which has them. */
let font: Font | undefined;
const isInFont = (character: string): boolean => {
  font ??= create(readFileSync(FONT_FILES.regular));
  return font.hasGlyphForCodePoint(character.codePointAt(0)!);
};

const writingOf = (character: string): Writing => {
  if (ARABIC.test(character)) return 'arabic';
  if (HAN.test(character)) return 'outline';
  if (isInFont(character)) return 'latin';
  return outlineOf(character) ? 'outline' : 'none';
};

/** Tabs and ends of lines become spaces, letters and their accents one character where there is one, and what only says how to draw one goes. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\u200b\u2060\ufeff]|\u20e3|\p{Variation_Selector}|\p{Emoji_Modifier}/gu, '')
    .replace(/[^\S\u00a0]+/g, ' ');

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

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { create } from 'fontkit';
import { memoize } from '../../../../platform/memoize.ts';
import { EMOJI_FOLDER, HAN_FOLDER } from '../../fonts.ts';

interface Slice {
  file: string;
  from: number;
  to: number;
}
let slices: Slice[] | undefined;

/** The outline of a Chinese character, kana or emoji on an em of 1, and null for one that the typefaces lack. */
export function outlineOf(character: string): { path: string; unitsPerEm: number; width: number } | null {
  const codePoint = character.codePointAt(0)!;
  slices ??= [...slicesOf(HAN_FOLDER), ...slicesOf(EMOJI_FOLDER)];
  for (const { file, from, to } of slices) {
    if (codePoint < from || codePoint > to) continue;
    const font = fontOf(file);
    if (!font.hasGlyphForCodePoint(codePoint)) continue;
    const { path, advanceWidth } = font.glyphForCodePoint(codePoint);
    return { path: path.toSVG(), unitsPerEm: font.unitsPerEm, width: advanceWidth / font.unitsPerEm };
  }
  return null;
}

const fontOf = memoize((file) => create(readFileSync(file)));

function slicesOf(folder: string): Slice[] {
  const listed = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(listed).flatMap(([name, list]) =>
    [...list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from, to]) => ({
      file: join(folder, 'files', `${basename(folder)}-${name.replace(/[[\]]/g, '')}-wght-normal.woff2`),
      from: Number.parseInt(from!, 16),
      to: Number.parseInt(to ?? from!, 16),
    })),
  );
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { HAN_FOLDER } from '../../fonts.ts';

const slices = new Map<string, Font>();
let ranges: { name: string; from: number; to: number }[] | undefined;

/** The outline of a Chinese character or kana on an em of 1, and null for one that the typeface lacks. */
export function hanGlyph(character: string): { path: string; unitsPerEm: number } | null {
  const codePoint = character.codePointAt(0)!;
  const slice = sliceRanges().find(({ from, to }) => from <= codePoint && codePoint <= to);
  if (!slice) return null;
  const font = slices.get(slice.name) ?? openSlice(slice.name);
  if (!font.hasGlyphForCodePoint(codePoint)) return null;
  return { path: font.glyphForCodePoint(codePoint).path.toSVG(), unitsPerEm: font.unitsPerEm };
}

function openSlice(name: string): Font {
  const font = create(readFileSync(join(HAN_FOLDER, 'files', `noto-sans-sc-${name}-wght-normal.woff2`)));
  slices.set(name, font);
  return font;
}

function sliceRanges() {
  if (ranges) return ranges;
  const listed = JSON.parse(readFileSync(join(HAN_FOLDER, 'unicode.json'), 'utf8')) as Record<string, string>;
  ranges = Object.entries(listed).flatMap(([name, list]) =>
    [...list.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)].map(([, from, to]) => ({
      name: name.replace(/[[\]]/g, ''),
      from: Number.parseInt(from!, 16),
      to: Number.parseInt(to ?? from!, 16),
    })),
  );
  return ranges;
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/package.json'));

/** Noto Sans covers Latin, Greek, Cyrillic and Devanagari; one typeface for pages and charts. */
export const FONT_FAMILY = 'Noto Sans';
export const FONT_FILES = {
  regular: join(folder, '400Regular', 'NotoSans_400Regular.ttf'),
  italic: join(folder, '400Regular_Italic', 'NotoSans_400Regular_Italic.ttf'),
  bold: join(folder, '600SemiBold', 'NotoSans_600SemiBold.ttf'),
} as const;

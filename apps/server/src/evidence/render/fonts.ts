import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folderOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const latin = folderOf('@expo-google-fonts/noto-sans');
const arabic = folderOf('@expo-google-fonts/noto-sans-arabic');

/** Noto Sans covers Latin, Greek, Cyrillic and Devanagari; one typeface for pages and charts. */
export const FONT_FAMILY = 'Noto Sans';
export const FONT_FILES = {
  regular: join(latin, '400Regular', 'NotoSans_400Regular.ttf'),
  italic: join(latin, '400Regular_Italic', 'NotoSans_400Regular_Italic.ttf'),
  bold: join(latin, '600SemiBold', 'NotoSans_600SemiBold.ttf'),
  arabic: join(arabic, '400Regular', 'NotoSansArabic_400Regular.ttf'),
} as const;

/** Chinese characters, kana and emoji come in many files, each with its own; `unicode.json` says which are where. */
export const HAN_FOLDER = folderOf('@fontsource-variable/noto-sans-sc');
export const EMOJI_FOLDER = folderOf('@fontsource-variable/noto-emoji');

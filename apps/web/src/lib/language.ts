import { LIB_TEXTS } from './lib.texts.ts';

/** Each in its own words. */
export const LANGUAGES = { en: LIB_TEXTS.english, de: LIB_TEXTS.deutsch } as const;
export type Language = keyof typeof LANGUAGES;

const KEY = 'language';
const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** What was chosen on this device, as the theme is. */
export function chosenLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY) ?? '';
    return isLanguage(kept) ? kept : 'en';
  } catch {
    return 'en';
  }
}

/** Texts are read when their modules load, so the page begins anew. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
  window.location.reload();
}

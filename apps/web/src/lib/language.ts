/** Each in its own words. This module is loaded before any language is, so it has no catalogue. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const;
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

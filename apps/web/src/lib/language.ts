import { isLanguage, type Language } from '@groundwork/contract/languages';

const KEY = 'language';

/** The choice made on this device, like that of the theme. */
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

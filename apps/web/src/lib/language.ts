import { isLanguage, type Language } from '@groundwork/contract/languages';

const KEY = 'language';

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

import { installTexts } from '@groundwork/contract/texts';
import type { Language } from '../lib/language.ts';

type Translation = { catalogues: Record<string, object> };

/** Each language is a file of its own, which only its readers download. */
const TRANSLATIONS: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  de: () => import('./de/index.ts'),
};

/** Puts a language in force; where it can't be loaded, the page is English. */
export async function installLanguage(language: Language): Promise<void> {
  if (language === 'en') return;
  try {
    installTexts(language, (await TRANSLATIONS[language]()).catalogues);
    document.documentElement.lang = language;
    // Only after that: these are read when they load.
    await import('./server-texts.ts');
  } catch (error) {
    console.error(error);
  }
}

import type { Language } from '@groundwork/contract/languages';
import { installTexts } from '@groundwork/contract/texts';

type Translation = { catalogues: Record<string, object> };

/** Each language is a file of its own, which only its readers download. */
const TRANSLATIONS: Record<Exclude<Language, 'en'>, () => Promise<Translation>> = {
  de: () => import('./de/index.ts'),
};

/** Puts a language in force, then goes on; where it can't be loaded, the page is English, which is there at once. */
export function installLanguage(language: Language, goOn: () => void): void {
  if (language === 'en') goOn();
  else void load(language).catch(console.error).then(goOn);
}

async function load(language: Exclude<Language, 'en'>): Promise<void> {
  // The modules that look words up note them while they are installed.
  const [{ catalogues }] = await Promise.all([
    TRANSLATIONS[language](),
    import('@groundwork/contract/read-message-refs'),
  ]);
  installTexts(language, catalogues);
  document.documentElement.lang = language;
  // Only after that, so that each finds its translation.
  await import('./server-texts.ts');
}

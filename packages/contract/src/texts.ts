let chosen = 'en';
let installed: Record<string, object> = {};
const registered = new Map<string, object>();
/** Constant English texts with their translations, for what the server says. */
const known = new Map<string, string>();

/**
 * A catalogue of English texts by its name: itself, or its translation where one is installed. So texts stay plain objects,
 * and whoever shows them knows nothing of languages. Nothing is installed on the server.
 */
export function texts<Catalogue extends object>(name: string, english: Catalogue): Catalogue {
  registered.set(name, english);
  const translation = installed[name] as Catalogue | undefined;
  if (translation) remember(english, translation);
  return translation ?? english;
}

/**
 * Catalogues of modules that come later are the translated ones; those that are there already are changed in place, so what
 * is loaded with the first page must not copy a text out of its catalogue while it loads.
 */
export function installTexts(language: string, catalogues: Record<string, object>): void {
  chosen = language;
  installed = catalogues;
  known.clear();
  for (const [name, english] of registered) {
    const translation = catalogues[name];
    if (!translation) continue;
    remember(english, translation);
    Object.assign(english, translation);
  }
}

/** The language in force, as its code: 'en', 'de'. */
export const language = (): string => chosen;

/** The catalogues of the modules loaded so far. */
export const registeredTexts = (): ReadonlyMap<string, object> => registered;

/** The translation of a constant English text that the server may say, or the text itself. Texts with values stay English. */
export const translated = (english: string): string => known.get(english) ?? english;

function remember(english: unknown, translation: unknown): void {
  if (typeof english === 'string' && typeof translation === 'string') known.set(english, translation);
  if (typeof english !== 'object' || !english || typeof translation !== 'object' || !translation) return;
  for (const [key, value] of Object.entries(english)) remember(value, (translation as Record<string, unknown>)[key]);
}

let chosen = 'en';
let installed: Record<string, object> = {};
const registered = new Map<string, object>();

/**
 * A catalogue of English texts by its name: itself, or its translation where one was installed before this module was
 * loaded. So texts stay plain objects, and whoever shows them knows nothing of languages. Nothing is installed on the server.
 */
export function texts<Catalogue extends object>(name: string, english: Catalogue): Catalogue {
  registered.set(name, english);
  return (installed[name] as Catalogue | undefined) ?? english;
}

/** Before any module with texts is loaded. */
export function installTexts(language: string, catalogues: Record<string, object>): void {
  chosen = language;
  installed = catalogues;
}

/** The language in force, as its code: 'en', 'de'. */
export const language = (): string => chosen;

/** The English catalogues of the modules loaded so far. */
export const englishTexts = (): ReadonlyMap<string, object> => registered;

/** The translation of a constant English text that the server may say, or the text itself. Texts with values stay English. */
export const translated = (english: string): string =>
  chosen === 'en' ? english : (constantTexts(registered, installed).get(english) ?? english);

/** Each constant text of the catalogues with what stands in its place in the other ones. */
function constantTexts(from: ReadonlyMap<string, object>, to: Record<string, object>): Map<string, string> {
  const found = new Map<string, string>();
  const pair = (english: unknown, other: unknown) => {
    if (typeof english === 'string' && typeof other === 'string') found.set(english, other);
    if (typeof english === 'object' && english && typeof other === 'object' && other)
      for (const [key, value] of Object.entries(english)) pair(value, (other as Record<string, unknown>)[key]);
  };
  for (const [name, english] of from) pair(english, to[name]);
  return found;
}

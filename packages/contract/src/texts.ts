let chosen = 'en';
let installed: Record<string, object> = {};
const registered = new Map<string, object>();
/** The server's catalogues: what screens say themselves is never looked up, and may mean the same word otherwise. */
const ITS_CATALOGUES = 'contract/';

/**
 * A catalogue of English texts by its name: itself, or its translation where one is installed. So texts stay plain objects,
 * and whoever shows them knows nothing of languages. Nothing is installed on the server.
 */
export function texts<Catalogue extends object>(name: string, english: Catalogue): Catalogue {
  registered.set(name, english);
  const translation = installed[name] as Catalogue | undefined;
  if (translation && name.startsWith(ITS_CATALOGUES)) lookUp?.remember(english, translation);
  return translation ?? english;
}

/**
 * Catalogues of modules that come later are the translated ones; those that are there already are changed in place, so what
 * is loaded with the first page must not copy a text out of its catalogue while it loads.
 */
export function installTexts(language: string, catalogues: Record<string, object>): void {
  chosen = language;
  installed = catalogues;
  lookUp?.forget();
  for (const [name, english] of registered) {
    const translation = catalogues[name];
    if (!translation) continue;
    if (name.startsWith(ITS_CATALOGUES)) lookUp?.remember(english, translation);
    Object.assign(english, translation);
  }
}

/** The language in force, as its code: 'en', 'de'. */
export const language = (): string => chosen;

/** The catalogues of the modules loaded so far. */
export const registeredTexts = (): ReadonlyMap<string, object> => registered;

/** The translation of what the server may say, or the text itself where none is known. */
export const translated = (english: string): string => lookUp?.wordsOf(english) ?? english;

/** A text that the server shows to people: its English words, and what translations are made from. */
export interface Message {
  readonly text: string;
  /** The catalogue's name and the text's place in it. */
  readonly key: string;
  readonly values: readonly unknown[];
}

export type Told = { key?: string | undefined; values?: readonly unknown[] | undefined } | null | undefined;

/** How the server's words are put into a language: set where one is loaded, so that readers of English download nothing of it. */
interface LookUp {
  /** A text by its key; undefined where there is none. */
  keyed(told: Told, catalogues: Record<string, object>): string | undefined;
  wordsOf(english: string): string | undefined;
  remember(english: unknown, translation: unknown): void;
  forget(): void;
}
let lookUp: LookUp | undefined;
export const lookUpBy = (by: LookUp): void => {
  lookUp = by;
};

/** The server's message in the language in force. One that it does not tell by its key is looked up by its words. */
export const inLanguage = (told: Told, english: string): string =>
  lookUp?.keyed(told, installed) ?? translated(english);

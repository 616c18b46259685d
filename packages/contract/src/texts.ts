let chosen = 'en';
let installed: Record<string, object> = {};
const registered = new Map<string, object>();
/** Constant English texts of the server with their translations. */
const known = new Map<string, string>();
type TextOfValues = (...values: string[]) => unknown;
/** The same for texts with values, which are recognised by the words around these. */
const withValues: { words: RegExp; made: (values: string[]) => string }[] = [];
/** With fewer letters of its own a text would be taken for others. */
const LETTERS_MIN = 4;
/** Stands around the place of a value: a character that no text has. */
const MARK = '\uE000';
/** Of the server: what screens say themselves is never looked up, and may mean the same word otherwise. */
const ITS_CATALOGUES = 'contract/';

/**
 * A catalogue of English texts by its name: itself, or its translation where one is installed. So texts stay plain objects,
 * and whoever shows them knows nothing of languages. Nothing is installed on the server.
 */
export function texts<Catalogue extends object>(name: string, english: Catalogue): Catalogue {
  registered.set(name, english);
  const translation = installed[name] as Catalogue | undefined;
  if (translation && name.startsWith(ITS_CATALOGUES)) remember(english, translation);
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
  withValues.length = 0;
  for (const [name, english] of registered) {
    const translation = catalogues[name];
    if (!translation) continue;
    if (name.startsWith(ITS_CATALOGUES)) remember(english, translation);
    Object.assign(english, translation);
  }
}

/** The language in force, as its code: 'en', 'de'. */
export const language = (): string => chosen;

/** The catalogues of the modules loaded so far. */
export const registeredTexts = (): ReadonlyMap<string, object> => registered;

/** The translation of what the server may say, or the text itself where none is known. */
export function translated(english: string): string {
  const same = known.get(english);
  if (same !== undefined) return same;
  for (const { words, made } of withValues) {
    const values = words.exec(english)?.slice(1);
    if (values) return made(values);
  }
  return english;
}

/** What the server says to people: its English words, and what other languages make theirs of. */
export interface Message {
  readonly text: string;
  /** The catalogue's name and the text's place in it. */
  readonly key: string;
  readonly values: readonly unknown[];
}

export type Told = { key?: string | undefined; values?: readonly unknown[] | undefined } | null | undefined;

/** Set where a language is loaded: readers of English download nothing of it. */
let readKey: (told: Told, catalogues: Record<string, object>, wordOf: (word: string) => string) => string | undefined;
export const readKeysBy = (read: typeof readKey): void => {
  readKey = read;
};

/** What the server said, in the language in force. Of what it does not tell by its key, the words are looked up. */
export const inLanguage = (told: Told, english: string): string =>
  readKey?.(told, installed, wordOf) ?? translated(english);

function remember(english: unknown, translation: unknown): void {
  if (typeof english === 'string' && typeof translation === 'string') known.set(english, translation);
  if (typeof english === 'function' && typeof translation === 'function')
    rememberPattern(english as TextOfValues, translation as TextOfValues);
  if (typeof english !== 'object' || !english || typeof translation !== 'object' || !translation) return;
  for (const [key, value] of Object.entries(english)) remember(value, (translation as Record<string, unknown>)[key]);
}

/** Only a text that holds each of its values once, as it is, can be recognised: not one that counts or chooses by them. */
function rememberPattern(english: TextOfValues, translation: TextOfValues): void {
  const marks = Array.from({ length: english.length }, (_, at) => `${MARK}${at}${MARK}`);
  let said: unknown;
  try {
    said = english(...marks);
  } catch {
    return;
  }
  if (typeof said !== 'string' || marks.some((mark) => String(said).split(mark).length !== 2)) return;
  const made: string = said;
  const places: number[] = [];
  const words = made.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replace(/\uE000(\d)\uE000/g, (_, at) => {
    places.push(Number(at));
    return '(.+?)';
  });
  if (words.replace(/\(\.\+\?\)|\P{L}/gu, '').length < LETTERS_MIN) return;
  const valueAt = (values: string[], at: number) => {
    const value = values[places.indexOf(at)]!;
    return made.includes(`“${marks[at]}”`) ? value : wordOf(value);
  };
  withValues.push({
    words: new RegExp(`^${words}$`, 's'),
    made: (values) => String(translation(...marks.map((_, at) => valueAt(values, at)))),
  });
}

/** A value may be a label in a sentence, 'awards' of 'Awards'; what stands in quotation marks is somebody's name for something. */
const wordOf = (value: string) =>
  known.get(value) ?? known.get(`${value.charAt(0).toUpperCase()}${value.slice(1)}`) ?? value;

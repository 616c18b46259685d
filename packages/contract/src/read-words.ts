/** Constant English texts of the server with their translations. */
const known = new Map<string, string>();
type TextOfValues = (...values: string[]) => unknown;
/** The same for texts with values, which are recognised by the words around these. */
const withValues: { words: RegExp; made: (values: string[]) => string }[] = [];
/** With fewer letters of its own a text would be taken for others. */
const LETTERS_MIN = 4;
/** Stands around the place of a value: a character that no text has. */
const MARK = '\uE000';

/** The texts of a server catalogue by their English words. */
export function remember(english: unknown, translation: unknown): void {
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
export const wordOf = (value: string) =>
  known.get(value) ?? known.get(`${value.charAt(0).toUpperCase()}${value.slice(1)}`) ?? value;

/** The translation of English words; undefined where none is known. */
export function wordsOf(english: string): string | undefined {
  const same = known.get(english);
  if (same !== undefined) return same;
  for (const { words, made } of withValues) {
    const values = words.exec(english)?.slice(1);
    if (values) return made(values);
  }
  return undefined;
}

export function forget(): void {
  known.clear();
  withValues.length = 0;
}

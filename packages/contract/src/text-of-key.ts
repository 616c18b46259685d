import type { Told } from './texts.ts';

type Catalogues = Record<string, object>;
/** The translation of a label of the server's within a sentence. */
type WordOf = (word: string) => string;

/** The text of a key in a language's catalogues, made of its values; undefined where there is none. */
export function textOfKey(told: Told, catalogues: Catalogues, wordOf: WordOf): string | undefined {
  const text = told?.key?.split('.').reduce<unknown>(memberOf, catalogues);
  if (typeof text === 'string') return text;
  if (typeof text !== 'function') return undefined;
  return String(text(...(told?.values ?? []).map((value) => valueIn(value, catalogues, wordOf))));
}

const memberOf = (at: unknown, part: string): unknown =>
  typeof at === 'object' && at !== null && Object.hasOwn(at, part) ? (at as Catalogues)[part] : undefined;

/** A value that is a text itself, or a label, which has no key. */
function valueIn(value: unknown, catalogues: Catalogues, wordOf: WordOf): unknown {
  if (Array.isArray(value)) return value.map((each) => valueIn(each, catalogues, wordOf));
  const { key, values = [] } = (value ?? {}) as { key?: string; values?: unknown[] };
  if (key === undefined) return value;
  return key === '' ? wordOf(String(values[0])) : (textOfKey({ key, values }, catalogues, wordOf) ?? key);
}

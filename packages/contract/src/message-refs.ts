import { z } from 'zod';
import type { Message } from './texts.ts';
import { registeredTexts } from './texts.ts';

/**
 * Which text something is, and what stands in it: 'contract/plans.projectLimit' is a text of the catalogue 'contract/plans'.
 * Beside it stands the text itself in English. A value may be such a text again.
 */
export const MessageRef = z.object({ key: z.string(), values: z.array(z.unknown()) });
export type MessageRef = z.infer<typeof MessageRef>;

/** Whether something may be used, and in words why not. */
export const Offer = z.object({
  isAvailable: z.boolean(),
  reason: z.string().nullable(),
  reasonSaid: MessageRef.nullable(),
});
export type Offer = z.infer<typeof Offer>;

/** Texts that are values of others are given as they are said. */
type Value<Given> = Given extends string ? Given | Message : Given extends string[] ? (string | Message)[] : Given;
type Values<Given extends unknown[]> = { [At in keyof Given]: Value<Given[At]> };

/** A catalogue whose texts say which they are. */
export type KeyedMessages<Catalogue> = {
  readonly [Name in keyof Catalogue]: Catalogue[Name] extends string
    ? Message
    : Catalogue[Name] extends (...values: infer Given) => string
      ? (...values: Values<Given>) => Message
      : KeyedMessages<Catalogue[Name]>;
};

const isMessage = (value: unknown): value is Message => typeof value === 'object' && value !== null && 'text' in value;

/** The English form of a value; `told` is the form that translations are made from. */
const wordsOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(wordsOf) : isMessage(value) ? value.text : value;
const told = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(told);
  if (!isMessage(value)) return value;
  return value.key === '' ? { key: '', values: [value.text] } : messageRefOf(value);
};

/** A label of the server's within a sentence, 'awards' of 'Awards': looked up by its words. What somebody named is a plain value. */
export const word = (text: string): Message => ({ text, key: '', values: [] });

/** The form in which a message goes out beside its English words. */
export const messageRefOf = ({ key, values }: Message): MessageRef => ({ key, values: [...values] });

/** The texts of a catalogue, for who says them to people whose language is not known. */
export function keyedMessages<Catalogue extends object>(catalogue: Catalogue): KeyedMessages<Catalogue> {
  const [name] = [...registeredTexts()].find(([, each]) => each === catalogue) ?? [];
  if (name === undefined) throw new Error('These texts are no catalogue.');
  return keyed(catalogue, name) as KeyedMessages<Catalogue>;
}

function keyed(text: unknown, key: string): unknown {
  if (typeof text === 'string') return { text, key, values: [] } satisfies Message;
  if (typeof text === 'function')
    return (...values: unknown[]): Message => ({ text: text(...values.map(wordsOf)), key, values: values.map(told) });
  const entries = Object.entries(text as object).map(([name, part]) => [name, keyed(part, `${key}.${name}`)]);
  return Object.fromEntries(entries);
}

import { LIVE_GROUP_PHRASES_MAX } from '@groundwork/contract/limits';
import type { LiveAxis, LiveWords } from '@groundwork/contract/live-search';

/** A list that is pasted is several phrases, not one with commas in it; '1,3-butadiene' is one. */
export const phrasesIn = (texts: string[]): string[] =>
  [...new Set(texts.flatMap((text) => text.split(/,\s+|[;\n]/)).map((text) => text.trim()))].filter(Boolean);

/** The same without what narrows it, null for a single word: English says last what the thing is. 'pump fins' of 'heat pump fins'. */
export function broaderOf(phrase: string): string | null {
  const words = phrase.split(/\s+/);
  return words.length > 1 ? words.slice(1).join(' ') : null;
}

/** With what stands in the fields and was not entered: it is seen there, so it is meant. */
export const withTyped = (words: LiveWords[], typed: Partial<Record<LiveAxis, string>>): LiveWords[] =>
  words.map(({ axis, phrases }) => ({ axis, phrases: phrasesIn([...phrases, typed[axis] ?? '']) }));

export const isTooMany = (words: LiveWords[]): boolean =>
  words.some(({ phrases }) => phrases.length > LIVE_GROUP_PHRASES_MAX);

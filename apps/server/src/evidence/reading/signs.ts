import type { Engine } from '@groundwork/contract/engines';

export interface ReadSentence {
  engine: Engine | 'library';
  text: string;
  heading: string | null;
  /** The place in its record where it begins, from 0 to 1. */
  place: number;
  isFirst: boolean;
}

const TOKEN = /\p{L}+|[$€£%;?!]|\d+(?:[.,]\d+)*/gu;
const PLACES = 4;
const LENGTH_STEP = 80;

/** The signs of a sentence besides its meaning: words and pairs of words, and where it stands. Numbers are all one. */
export function signsOf({ engine, text, heading, place, isFirst }: ReadSentence): { words: string[]; place: string[] } {
  const tokens = tokensOf(text);
  const pairs = tokens.slice(1).map((token, at) => `${tokens[at]} ${token}`);
  return {
    words: [...new Set([`^${tokens[0] ?? ''}`, ...tokens, ...pairs])],
    place: [
      `engine ${engine}`,
      `place ${Math.floor(place * PLACES)}`,
      `length ${Math.floor(text.length / LENGTH_STEP)}`,
      ...(isFirst ? ['first'] : []),
      ...tokensOf(heading ?? '').map((token) => `under ${token}`),
    ],
  };
}

const tokensOf = (text: string): string[] =>
  (text.toLowerCase().match(TOKEN) ?? []).map((token) => (/^\d/.test(token) ? '#' : token));

import model from './boundary-model.json' with { type: 'json' };
import type { Place } from './place.ts';

/** A feature's addition to the log odds that a sentence begins here. Fitted to punctuated texts without their stops (`npm run evaluate -- boundaries`). */
const WEIGHTS: Record<string, number> = model.weights;

/** A piece that is cut is worse than two that are not. */
const SURE = 0.75;
/** There is a stop after all. */
const LIKELY = 0.2;
/** No sentence is shorter. */
const LENGTH_MIN = 30;

export interface Token extends Place {
  word: string;
}

export const tokensIn = (text: string, { start, end }: Place): Token[] =>
  [...text.slice(start, end).matchAll(/\S+/g)].map((match) => ({
    word: match[0],
    start: start + match.index,
    end: start + match.index + match[0].length,
  }));

/** Splits a text without stops where a sentence very likely begins. */
export function splitUnstopped(text: string, place: Place): Place[] {
  const tokens = tokensIn(text, place);
  const small = new Set(tokens.map(({ word }) => word));
  const places: Place[] = [];
  let first = 0;
  for (let at = 1; at < tokens.length; at++) {
    const start = tokens[first]!.start;
    if (tokens[at]!.start - start < LENGTH_MIN || !mayBegin(tokens[at]!.word)) continue;
    if (probabilityAt({ tokens, small, first, at }) < SURE) continue;
    places.push({ start, end: tokens[at - 1]!.end });
    first = at;
  }
  if (tokens.length > 0) places.push({ start: tokens[first]!.start, end: place.end });
  return places;
}

/** Whether a stop that may belong to an abbreviation ends a sentence: by what stands before and behind it, as if there were none. */
export function beginsSentence(before: string, after: string): boolean {
  const words = [before, after].map((part) => part.replace(/[^\p{L}\p{N}\s]+/gu, ' ').trim());
  const tokens = tokensIn(words.join(' '), { start: 0, end: before.length + after.length });
  const at = tokensIn(words[0]!, { start: 0, end: before.length }).length;
  const small = new Set(tokens.map(({ word }) => word));
  return at > 0 && at < tokens.length && probabilityAt({ tokens, small, first: 0, at }) >= LIKELY;
}

export const mayBegin = (word: string): boolean => /^[“"(]?\p{Lu}/u.test(word);

export interface Candidate {
  tokens: Token[];
  /** All words of the text as they stand: one that stands in small letters elsewhere has its capital from the sentence that it begins. */
  small: Set<string>;
  /** The token that begins the sentence so far. */
  first: number;
  at: number;
}

const probabilityAt = (candidate: Candidate): number => {
  let odds = WEIGHTS['']!;
  for (const name of featuresAt(candidate)) odds += WEIGHTS[name] ?? 0;
  return 1 / (1 + Math.exp(-odds));
};

const SEEN_BEFORE = 25;
const SEEN_AHEAD = 8;

/** Features of the words before and behind, the sentence so far, and how long it is. */
export function featuresAt({ tokens, small, first, at }: Candidate): string[] {
  const wordAt = (place: number) => tokens[place]?.word.toLowerCase() ?? '';
  const [last, next] = [tokens[at - 1]!.word, tokens[at]!.word];
  const names = [
    `-1 ${wordAt(at - 1)}`,
    `-2 ${wordAt(at - 2)}`,
    `+0 ${wordAt(at)}`,
    `+1 ${wordAt(at + 1)}`,
    `+2 ${wordAt(at + 2)}`,
    `-1~${wordAt(at - 1).slice(-3)}`,
    `+0~${wordAt(at).slice(-3)}`,
    `+1~${wordAt(at + 1).slice(-3)}`,
    `-1=${shapeOf(last)}`,
    `+0=${shapeOf(next)}`,
    `+1=${shapeOf(tokens[at + 1]?.word ?? '')}`,
    `=${shapeOf(last)}${shapeOf(next)}${shapeOf(tokens[at + 1]?.word ?? '')}`,
    `long ${Math.min(12, Math.floor((tokens[at]!.start - tokens[first]!.start) / 40))}`,
  ];
  if (small.has(next.toLowerCase())) names.push('small elsewhere');
  for (const word of new Set(
    tokens.slice(Math.max(first, at - SEEN_BEFORE), at - 1).map((token) => token.word.toLowerCase()),
  ))
    names.push(`< ${word}`);
  for (const word of new Set(tokens.slice(at + 1, at + SEEN_AHEAD).map((token) => token.word.toLowerCase())))
    names.push(`> ${word}`);
  return names;
}

function shapeOf(word: string): string {
  if (/^\p{Lu}$/u.test(word)) return 'L';
  if (/^\p{Lu}[\p{Lu}\d-]+s?$/u.test(word)) return 'A';
  if (/^\p{Lu}\p{Ll}+$/u.test(word)) return 'C';
  if (/^\p{Ll}+$/u.test(word)) return 'w';
  if (/^\d/.test(word)) return '9';
  return word === '' ? '' : 'x';
}

import { setImmediate } from 'node:timers/promises';
import { contentWords } from '../../catalogue/query/content-words.ts';
import type { EvidenceNote } from '../evidence.ts';
import { stemOf } from '../words/stems.ts';
import { quotableSentences } from './quotable.ts';

/** The sentence encoder as far as it is needed here: vectors of length one, in the texts' order. */
export interface Encodes {
  encode(texts: string[]): Promise<Float32Array[]>;
}

/** A record that bears on a question. */
interface Bearing {
  key: string;
  /** The sentence of it that bears on the question most; null where its title alone does. */
  quote: string | null;
  score: number;
}

/** Encoding takes most of the time: so many sentences of a record are looked at, those with most of the words. */
const LOOKED_AT_OF_ONE = 6;
const ENCODED_AT_ONCE = 64;
/** How much saying all words of the question adds to a cosine. */
const OF_WORDS = 0.3;
/** What a sentence with a number gains over another of its record: what was reached or is asked for stands in it. */
const OF_NUMBERS = 0.08;
/** A sentence that lies further away is not quoted. */
const QUOTED_FLOOR = 0.35;
/** So many words of a question a record must have in common with it that lies no nearer. */
const WORDS_SHARED = 2;
/** Without an encoder a record answers that says so much of the question’s words. */
const WORDS_FLOOR = 0.5;

/**
 * The records that bear on a question by their sense, the best first, each with the sentence that bears on it most.
 * @param questions ways of asking the same: the nearest counts
 * @param records `weight`: what speaks for a record besides its words, added to its score
 * @param encoder null where there is none: then the words alone tell
 */
export async function bearingRecords(
  questions: readonly string[],
  records: readonly { key: string; title: string; text: string; weight: number }[],
  encoder: Encodes | null,
  { limit, floor, signal }: { limit: number; floor: number; signal?: AbortSignal | undefined },
): Promise<Bearing[]> {
  // The shortest way of asking has the words that count.
  const stems = [...new Set(contentWords(questions.at(-1) ?? '').map(stemOf))];
  const said: { at: number; quote: string; words: number; isTitle: boolean }[] = [];
  for (const [at, { title, text }] of records.entries()) {
    // Long texts are cut into sentences here, and others wait for the same thread.
    await setImmediate();
    signal?.throwIfAborted();
    const sentences = quotableSentences(text)
      .map((quote) => ({ at, quote, words: shareOf(stems, quote), isTitle: false }))
      .toSorted((one, other) => other.words - one.words);
    said.push(
      { at, quote: title, words: shareOf(stems, title), isTitle: true },
      ...sentences.slice(0, LOOKED_AT_OF_ONE),
    );
  }
  if (said.length === 0) return [];
  const nearness = encoder ? await nearnessOf(questions, said, encoder, signal) : null;
  const best = records.map((record) => ({ key: record.key, quote: null as string | null, score: 0, isBearing: false }));
  const least = encoder ? floor : WORDS_FLOOR;
  const wordsMin = Math.min(WORDS_SHARED, stems.length) / Math.max(1, stems.length);
  const quotedFloor = encoder ? QUOTED_FLOOR : 0;
  const bestQuote: number[] = records.map(() => 0);
  for (const [which, { at, quote, words, isTitle }] of said.entries()) {
    const score = nearness ? nearness[which]! + OF_WORDS * words : words;
    const own = best[at]!;
    own.score = Math.max(own.score, score);
    // One word in common, however rare, is one in another sense as often as not.
    own.isBearing ||= score >= least && ((nearness?.[which] ?? 0) >= least || words >= wordsMin);
    const telling = score + (/\p{N}/u.test(quote) ? OF_NUMBERS : 0);
    if (isTitle || score <= quotedFloor || telling <= bestQuote[at]!) continue;
    bestQuote[at] = telling;
    own.quote = quote;
  }
  const seen = new Set<string>();
  return best
    .map((each, at) => ({ ...each, score: each.score + records[at]!.weight, title: records[at]!.title }))
    .filter(({ isBearing }) => isBearing)
    .toSorted((one, other) => other.score - one.score)
    .filter(({ title, quote }) => {
      // The same work in another register, or another phase, says the same; of what has no text the fields may differ.
      if (quote === null) return true;
      const work = `${title.toLowerCase()}\n${quote}`;
      return !seen.has(work) && seen.add(work);
    })
    .slice(0, limit)
    .map(({ key, quote, score }) => ({ key, quote, score }));
}

/** Notes with how near each lies to the description. */
export async function withNearness(
  notes: readonly EvidenceNote[],
  description: string,
  encoder: Encodes | null,
  signal?: AbortSignal,
): Promise<EvidenceNote[]> {
  if (!encoder || notes.length === 0) return [...notes];
  const nearness = await nearnessOf([description], notes, encoder, signal);
  return notes.map((note, at) => ({ ...note, nearness: nearness[at]! }));
}

async function nearnessOf(
  texts: readonly string[],
  sentences: readonly { quote: string }[],
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<number[]> {
  const asking = await encoder.encode([...texts]);
  const found: number[] = [];
  for (let at = 0; at < sentences.length; at += ENCODED_AT_ONCE) {
    signal?.throwIfAborted();
    const vectors = await encoder.encode(sentences.slice(at, at + ENCODED_AT_ONCE).map(({ quote }) => quote));
    for (const vector of vectors) found.push(Math.max(...asking.map((each) => cosine(each, vector))));
  }
  return found;
}

function shareOf(asked: readonly string[], sentence: string): number {
  if (asked.length === 0) return 0;
  const said = new Set(contentWords(sentence).map(stemOf));
  return asked.filter((stem) => said.has(stem)).length / asked.length;
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

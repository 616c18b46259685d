import { contentWords } from '../../catalogue/query/content-words.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { EvidenceNote, Passage } from '../evidence.ts';
import { stemOf } from '../words/stems.ts';
import { quotableSentences } from './quotable.ts';

/** The sentence encoder as far as it is needed here: vectors of length one, in the texts' order. */
export interface Encodes {
  encode(texts: string[]): Promise<Float32Array[]>;
}

export interface BearingPassage extends Passage {
  /** How well it answers: the nearness of question and sentence, and what of the question's words it says. */
  score: number;
}

interface Choice {
  limit: number;
  /** Words of the question that tell an answer from another sentence; left out, all that carry meaning. */
  asked?: readonly string[];
  signal?: AbortSignal | undefined;
}

/** Encoding takes most of the time: so many sentences are looked at by their meaning. */
const ENCODED_MAX = 400;
const ENCODED_AT_ONCE = 64;
const OF_A_RECORD = 2;
/** How much saying all words of the question adds to a cosine. */
const OF_WORDS = 0.3;
/** What lies further away answers something else. */
const FLOOR = 0.5;
/** Of a record so many sentences are looked at, those with most of the words. */
const LOOKED_AT_OF_ONE = 6;
/** What lies further away shows nothing of the project. */
const NEAR_MIN = 0.45;
/** Without an encoder a sentence answers that says so much of the question’s words. */
const WORDS_FLOOR = 0.6;

/**
 * Sentences of these records that answer a question by their sense, the best first, few of each record. None where no sentence
 * bears on it.
 * @param records the surest first, with the text that is quoted
 * @param encoder null where there is none: then the words alone tell
 */
export async function findPassages(
  question: string,
  records: readonly { key: string; text: string }[],
  encoder: Encodes | null,
  { limit, asked = contentWords(question), signal }: Choice,
): Promise<BearingPassage[]> {
  const stems = [...new Set(asked.map(stemOf))];
  const sentences = records.flatMap(({ key, text }, place) =>
    quotableSentences(text).map((quote) => ({ key, quote, place, words: shareOf(stems, quote) })),
  );
  const chosen = sentences
    .toSorted((one, other) => other.words - one.words || one.place - other.place)
    .slice(0, ENCODED_MAX);
  if (chosen.length === 0) return [];
  const scored = encoder
    ? await byMeaning(question, chosen, encoder, signal)
    : chosen.filter(({ words }) => words >= WORDS_FLOOR).map(({ words, ...passage }) => ({ ...passage, score: words }));
  const taken = new Map<string, number>();
  return scored
    .toSorted((one, other) => other.score - one.score)
    .filter(({ key, quote }, at, all) => {
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return before < OF_A_RECORD && all.findIndex((other) => other.quote === quote) === at;
    })
    .slice(0, limit)
    .map(({ key, quote, score }) => ({ key, quote, score }));
}

/** Of each record the sentence that lies nearest to a description; without an encoder, the one with most of its words. */
export async function nearestPassages(
  description: string,
  records: readonly CatalogueRecord[],
  encoder: Encodes | null,
  signal?: AbortSignal,
): Promise<Passage[]> {
  const asked = [...new Set(contentWords(description).map(stemOf))];
  const sentences = records.flatMap((record) => {
    const all = quotableSentences(record.text).map((quote) => ({
      key: `${record.engine}/${record.id}`,
      quote,
      words: shareOf(asked, quote),
    }));
    return all.toSorted((one, other) => other.words - one.words).slice(0, LOOKED_AT_OF_ONE);
  });
  if (sentences.length === 0) return [];
  const nearness = encoder ? await nearnessOf(description, sentences, encoder, signal) : null;
  const best = new Map<string, { quote: string; score: number }>();
  for (const [at, { key, quote, words }] of sentences.entries()) {
    const score = (nearness?.[at] ?? 0) + (nearness ? OF_WORDS : 1) * words;
    if (score > (best.get(key)?.score ?? (nearness ? NEAR_MIN : 0))) best.set(key, { quote, score });
  }
  return [...best].map(([key, { quote }]) => ({ key, quote }));
}

/** Notes with how near each lies to the description. */
export async function withNearness(
  notes: readonly EvidenceNote[],
  description: string,
  encoder: Encodes | null,
  signal?: AbortSignal,
): Promise<EvidenceNote[]> {
  if (!encoder || notes.length === 0) return [...notes];
  const nearness = await nearnessOf(description, notes, encoder, signal);
  return notes.map((note, at) => ({ ...note, nearness: nearness[at]! }));
}

async function nearnessOf(
  text: string,
  sentences: readonly { quote: string }[],
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<number[]> {
  const [asking] = await encoder.encode([text]);
  const found: number[] = [];
  for (let at = 0; at < sentences.length; at += ENCODED_AT_ONCE) {
    signal?.throwIfAborted();
    const vectors = await encoder.encode(sentences.slice(at, at + ENCODED_AT_ONCE).map(({ quote }) => quote));
    for (const vector of vectors) found.push(cosine(asking!, vector));
  }
  return found;
}

async function byMeaning(
  question: string,
  sentences: readonly (Passage & { words: number })[],
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<BearingPassage[]> {
  const nearness = await nearnessOf(question, sentences, encoder, signal);
  return sentences
    .map(({ key, quote, words }, at) => ({ key, quote, score: nearness[at]! + OF_WORDS * words }))
    .filter(({ score }) => score >= FLOOR);
}

function shareOf(asked: readonly string[], sentence: string): number {
  if (asked.length === 0) return 0;
  const said = new Set(contentWords(sentence).map(stemOf));
  return asked.filter((stem) => said.has(stem)).length / asked.length;
}

const cosine = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * other[at]!, 0);

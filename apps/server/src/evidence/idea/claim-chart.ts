import { setImmediate } from 'node:timers/promises';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import { cosineOf } from '../../catalogue/matching/find-candidates.ts';
import type { SubjectTerm } from '../../catalogue/matching/subject-terms.ts';
import { subjectStems } from '../../catalogue/semantics/analyse.ts';
import type { Passage } from '../evidence.ts';
import type { Encodes } from '../reading/find-passages.ts';
import { quotableSentences } from '../reading/quotable.ts';
import nearHead from './near-head.json' with { type: 'json' };

/** A record as it is held against an idea. */
interface HeldRecord {
  key: string;
  title: string;
  text: string;
  /** How likely it is at least related to the project, 0 to 1; 0 for one that is not of it. */
  related: number;
}

/** A record's nearness to a statement: the nearest sentence word for word, null where its title alone is near. */
export interface NearStatement {
  /** The place of the statement. */
  at: number;
  /** The probability that a reader calls it near. */
  certainty: number;
  quote: string | null;
  /** The judge of its nearness: the estimate, a language model that read the record, or somebody of the project. */
  by: 'estimate' | 'model' | 'person';
}

/** An idea held against records, statement by statement, as a patent is against what was there before. */
export interface ClaimChart {
  /** The statements of the idea about itself, in its order. */
  statements: string[];
  /** Keys of the records that were held against them. */
  held: string[];
  /** The statements that each record may come near to, in their order, by its key; unlikely records are left out. */
  near: Record<string, NearStatement[]>;
  /** The greatest cosine of a statement, without any of a sentence of the description, and the title or a sentence of each record, by its key. */
  alike: Record<string, number>;
  /** The sentence of each record nearest to all of the description, if any; of the closest several, the best first. */
  shown: Passage[];
}

export const NO_CHART: ClaimChart = { statements: [], held: [], near: {}, alike: {}, shown: [] };

/** Encoding takes most of the time: so many sentences of a record are looked at, those with most of the description's words. */
const LOOKED_AT_OF_ONE = 5;
const ENCODED_AT_ONCE = 64;
/** A sentence this near is quoted for a statement. */
const QUOTED_FROM = 0.35;
const QUOTE_MAX = 280;
/** At most so much of a record's text is looked through for words. */
const TEXT_MAX = 3_000;
/** A sentence this near, with what having all the words of the whole adds, shows what a record has to do with it. */
const SHOWN_FROM = 0.45;
const OF_WORDS = 0.3;
/** A record that is less likely near is not named. */
const NAMED_FROM = 0.15;
/** The rarity of a word that the project's terms do not tell. */
const RARITY = 2;

/**
 * The measures of a record's nearness to a statement, each 0 to 1: its nearest sentence or title to the statement, the
 * statement's words in it, and how likely it is related ("it has no battery" is of anything).
 */
export const NEARNESS = ['sentence', 'words', 'related'] as const;
export type Nearness = Record<(typeof NEARNESS)[number], number>;

/** Fitted to pairs of a statement and a record that were read one by one (`npm run evaluate -- nearness`). */
const WEIGHTS: Nearness & { bias: number } = nearHead;

const certaintyOf = (nearness: Nearness): number =>
  1 / (1 + Math.exp(-NEARNESS.reduce((sum, name) => sum + WEIGHTS[name] * nearness[name], WEIGHTS.bias)));

interface Asked {
  statements: readonly string[];
  description: string;
  terms: readonly Pick<SubjectTerm, 'stem' | 'share'>[];
  records: readonly HeldRecord[];
}

/** Holds an idea against records by meaning and words. Without an encoder nothing is held against anything. */
export async function claimChart(asked: Asked, encoder: Encodes | null, signal?: AbortSignal): Promise<ClaimChart> {
  if (!encoder) return NO_CHART;
  const { statements, records } = asked;
  const near: ClaimChart['near'] = {};
  const { held, alike, shown } = await holdAgainst(asked, encoder, signal);
  for (const [at, { key }] of records.entries()) {
    const own = statements.flatMap((_, statement): NearStatement[] => {
      const { nearness, quote } = held[at]![statement]!;
      const certainty = certaintyOf(nearness);
      if (certainty < NAMED_FROM) return [];
      return [{ at: statement, certainty: Math.round(certainty * 100) / 100, quote, by: 'estimate' }];
    });
    if (own.length > 0) near[key] = ofOneAlone(own, statements.length);
  }
  return { statements: [...statements], held: records.map(({ key }) => key), near, alike, shown };
}

/** An idea of so many statements is met by a record that is near to two of them. */
const MANY_STATEMENTS = 3;
const PERHAPS_MAX = IDEA_NEAR_FROM - 0.01;

/**
 * A record near to one statement alone is perhaps near: to the title alone it shares the subject, to another alone a detail.
 * Of 34 records of unseen ideas that were near to several a reader called 13 right and 10 half, of 25 near to one 3 and 5.
 */
const ofOneAlone = (own: NearStatement[], statements: number): NearStatement[] =>
  statements < MANY_STATEMENTS || own.filter(({ certainty }) => certainty >= IDEA_NEAR_FROM).length > 1
    ? own
    : own.map((each) => ({ ...each, certainty: Math.min(each.certainty, PERHAPS_MAX) }));

interface Sentence {
  text: string;
  isTitle: boolean;
  /** Its share of the description's words, 0 to 1. */
  words: number;
  vector: Float32Array;
}

/** The measures of nearness by record and statement, the sentence to quote, and how alike any two sentences are. */
export async function holdAgainst(
  { statements, description, terms, records }: Asked,
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<{
  held: { nearness: Nearness; quote: string | null }[][];
  alike: ClaimChart['alike'];
  shown: Passage[];
}> {
  const sentences = await readSentences(description, records, encoder, signal);
  // What there is today and what is looked for is alike to records that have nothing of the thing.
  const ofItself = statements.length > 0 ? statements : quotableSentences(description);
  const [whole, ...alone] = await encoder.encode([description, ...ofItself]);
  const alike: ClaimChart['alike'] = {};
  const rarity = new Map(terms.map(({ stem, share }) => [stem, -Math.log(Math.max(share, 1e-5))]));
  const weighed = statements.map((statement) => weighedStems(statement, rarity));
  const shown: Passage[] = [];
  const held: { nearness: Nearness; quote: string | null }[][] = [];
  for (const [at, { key, title, text, related }] of records.entries()) {
    // Others wait for the same thread.
    await setImmediate();
    signal?.throwIfAborted();
    const own = sentences[at]!;
    const likest = best(own, ({ vector }) => Math.max(...alone.map((each) => cosineOf(vector, each))));
    alike[key] = Math.max(0, Math.round(1000 * (likest?.score ?? 0)) / 1000);
    const toWhole = (sentence: Sentence) => cosineOf(sentence.vector, whole!);
    const showing = best(
      own.filter((sentence) => !sentence.isTitle && sentence.text.length <= QUOTE_MAX),
      (sentence) => toWhole(sentence) + OF_WORDS * sentence.words,
    );
    if (showing && showing.score > SHOWN_FROM) shown.push({ key, quote: showing.item.text });
    const said = new Set(subjectStems(`${title} ${text.slice(0, TEXT_MAX)}`));
    const short = own.filter((sentence) => !sentence.isTitle && sentence.text.length <= QUOTE_MAX);
    const nearnessOf = (_: string, statement: number) => {
      const score = best(own, ({ vector }) => cosineOf(vector, alone[statement]!))?.score ?? 0;
      const quoted = best(short, ({ vector }) => cosineOf(vector, alone[statement]!));
      return {
        nearness: { sentence: Math.max(0, score), words: sharedOf(weighed[statement]!, said), related },
        quote: quoted && quoted.score >= QUOTED_FROM ? quoted.item.text : null,
      };
    };
    held.push(statements.map(nearnessOf));
  }
  return { held, alike, shown };
}

/** The title of each record and its sentences with most of the description's words, encoded. */
async function readSentences(
  description: string,
  records: readonly HeldRecord[],
  encoder: Encodes,
  signal?: AbortSignal,
): Promise<Sentence[][]> {
  const asked = new Set(subjectStems(description));
  const wordsOf = (text: string) => {
    const said = new Set(subjectStems(text));
    return [...asked].filter((stem) => said.has(stem)).length / Math.max(1, asked.size);
  };
  const all: Omit<Sentence, 'vector'>[][] = [];
  for (const { title, text } of records) {
    // Long texts are cut into sentences here, and others wait for the same thread.
    await setImmediate();
    signal?.throwIfAborted();
    const sentences = quotableSentences(text).map((each) => ({ text: each, isTitle: false, words: wordsOf(each) }));
    const most = sentences.toSorted((one, other) => other.words - one.words).slice(0, LOOKED_AT_OF_ONE);
    all.push([...(title === '' ? [] : [{ text: title, isTitle: true, words: wordsOf(title) }]), ...most]);
  }
  const texts = all.flat().map(({ text }) => text);
  const vectors: Float32Array[] = [];
  for (let at = 0; at < texts.length; at += ENCODED_AT_ONCE) {
    signal?.throwIfAborted();
    vectors.push(...(await encoder.encode(texts.slice(at, at + ENCODED_AT_ONCE))));
  }
  let place = 0;
  return all.map((own) => own.map((sentence) => ({ ...sentence, vector: vectors[place++]! })));
}

type Weighed = { stem: string; weight: number }[];

const weighedStems = (text: string, rarity: ReadonlyMap<string, number>): Weighed =>
  [...new Set(subjectStems(text))]
    .filter((stem) => !/^\d+$/.test(stem))
    .map((stem) => ({ stem, weight: rarity.get(stem) ?? RARITY }));

function sharedOf(weighed: Weighed, said: ReadonlySet<string>): number {
  const sum = (some: Weighed) => some.reduce((all, { weight }) => all + weight, 0);
  return sum(weighed.filter(({ stem }) => said.has(stem))) / (sum(weighed) || 1);
}

function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): { item: Item; score: number } | null {
  let found: { item: Item; score: number } | null = null;
  for (const item of items) {
    const score = scoreOf(item);
    if (!found || score > found.score) found = { item, score };
  }
  return found;
}

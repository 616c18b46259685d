import { moveTowards } from '../../../semantics/ranking/feedback.ts';
import { isZero, type Scored } from '../../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../../index.port.ts';
import { bestMatches } from './best-matches.ts';
import type { Matches } from './matches.ts';
import type { SlotSets } from './slot-set.ts';
import type { VectorMirror } from './vector-mirror.ts';

/** The best matches of all words: they say where the query's subject lies, and how near to it is near. */
const EXAMPLES = 100;
/** Of these, the ones that move the query. */
const LEADERS = 10;
/** What has all the words is close unless it says them in passing. */
const WORDED_NEAR_MIN = 0.2;
/** With fewer of them nothing is known of the subject but the query itself. */
const EXAMPLES_MIN = 5;
/** As near as the nearest quarter of the examples, and never farther than this part of the way from the catalogue's middle. */
const NEARER = 0.75;
const NEAR_MIN = 0.5;
/** The same, when the query stands alone. */
const NEAR_ALONE_MIN = 0.6;
/** A description: its words' share of its own weight, so many times, and nearness add up to this. */
const SHARE_FACTOR = 2.5;
const SHARE_AND_NEARNESS_MIN = 0.7;
/** A query of so many words and more, but no description: both at least these. Of fewer, a share is one word or two. */
const SEVERAL_WORDS = 4;
const SHARE_MIN = 0.35;
const SHARE_NEAR_MIN = 0.25;
/** Of three words a record must have two, and not lie far. */
const THREE_WORDS = 3;
const TWO_NEAR_MIN = 0.1;
/** Of several words it must have more than one: a word alone admits nothing. */
const DISTINCT_MIN = 2;

export interface MeaningSources {
  /** All slots are below. */
  size: number;
  sets: SlotSets;
  /** What the query matches word for word. */
  strict: Matches;
  /** What has any of its words. */
  words: Matches;
  /** The same for each of its words, and how much the word tells: as often as the query says it. */
  eachWord: { matches: Matches; weight: number }[];
  vectors: VectorMirror;
  /** Slots that a search of these data sets lists, and that satisfy the query's operators. */
  isWanted(slot: number): boolean;
  /** Of these, the nearest. */
  nearest(query: Float32Array, limit: number): Scored[];
}

/** What is close to a query, and the query moved to where its subject lies. docs/decisions/0023-relevance.md has the figures. */
export function closeInMeaning(meaning: Meaning, sources: MeaningSources): { close: Set<number>; query: Float32Array } {
  const { vectors, isWanted } = sources;
  const close = new Set<number>();
  const hasVector = meaning.model === vectors.modelId && !isZero(meaning.vector);
  const vector = hasVector ? meaning.vector : null;
  const { closeFrom } = meaning.settings;
  if (vector && closeFrom !== null)
    for (const { id, score } of sources.nearest(vector, MEANING_DEPTH)) if (score >= closeFrom) close.add(id);
  if (meaning.floor?.isDescription) {
    addByShare(close, vector, sources, (share, near) => SHARE_FACTOR * share + near >= SHARE_AND_NEARNESS_MIN);
    return { close, query: meaning.vector };
  }
  const words = meaning.words?.type === 'or' ? meaning.words.nodes.length : 1;
  if (words === THREE_WORDS) addByShare(close, vector, sources, (_share, near) => near >= TWO_NEAR_MIN);
  if (words >= SEVERAL_WORDS)
    addByShare(close, vector, sources, (share, near) => share >= SHARE_MIN && near >= SHARE_NEAR_MIN);
  if (!hasVector) return { close, query: meaning.vector };
  const { query, nearness } = addByNearness(close, meaning.vector, sources);
  // Hybrid searches find all of these for their words.
  if (meaning.mode === 'semantic')
    for (const { id } of bestMatches(sources.strict, MEANING_DEPTH, isWanted)) {
      const own = vectors.cosine(id, query);
      if (own !== null && nearness(own) >= WORDED_NEAR_MIN) close.add(id);
    }
  return { close, query };
}

/** Of a few words: with some of them, but not all, a record is judged; with none, it must lie among the nearest of those with all. */
function addByNearness(
  close: Set<number>,
  vector: Float32Array,
  { size, sets, strict, words, vectors, nearest }: MeaningSources,
): { query: Float32Array; nearness(cosine: number): number } {
  const examples = bestMatches(strict, EXAMPLES, () => true).filter(({ id }) => vectors.has(id));
  vectors.prepare(examples.map(({ id }) => id));
  const isAlone = examples.length < EXAMPLES_MIN;
  const leaders = examples.slice(0, LEADERS).map(({ id }) => ({ id, score: 1 }));
  const query = isAlone ? vector : moveTowards(vector, leaders, vectors);
  const nearness = vectors.nearnessTo(query);
  const near = examples.map(({ id }) => nearness(vectors.cosine(id, query)!));
  const floor = isAlone ? NEAR_ALONE_MIN : Math.max(NEAR_MIN, quantile(near, NEARER));
  const someWords = sets.take(size).addAll(words.slots);
  const allWords = sets.take(size).addAll(strict.slots);
  for (const { id, score } of nearest(query, MEANING_DEPTH)) {
    if (nearness(score) < floor) break;
    if (!someWords.has(id) || allWords.has(id)) close.add(id);
  }
  return { query, nearness };
}

/** Of several words, of which every record has some: how much of their weight, and how near. */
function addByShare(
  close: Set<number>,
  vector: Float32Array | null,
  { size, sets, words, eachWord, vectors, isWanted, nearest }: MeaningSources,
  isClose: (share: number, nearness: number) => boolean,
): void {
  const nearness = vector ? vectors.nearnessTo(vector) : () => 0;
  const cosines = new Map<number, number>();
  const best = bestMatches(words, MEANING_DEPTH, isWanted);
  vectors.prepare(best.map(({ id }) => id));
  for (const { id } of best) cosines.set(id, (vector && vectors.cosine(id, vector)) ?? 0);
  for (const { id, score } of vector ? nearest(vector, MEANING_DEPTH) : []) cosines.set(id, score);
  const mass = eachWord.reduce((sum, { weight }) => sum + weight, 0);
  const near = sets.take(size);
  for (const slot of cosines.keys()) near.add(slot);
  const distinct = new Map<number, number>();
  for (const { matches } of eachWord) {
    const { slots } = matches;
    for (let i = 0; i < slots.length; i++)
      if (near.has(slots[i]!)) distinct.set(slots[i]!, (distinct.get(slots[i]!) ?? 0) + 1);
  }
  for (let i = 0; i < words.slots.length; i++) {
    const slot = words.slots[i]!;
    if (!near.has(slot) || distinct.get(slot)! < DISTINCT_MIN) continue;
    const cosine = cosines.get(slot)!;
    if (isClose(words.scores[i]! / mass, nearness(cosine))) close.add(slot);
  }
}

function quantile(values: number[], part: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor((ascending.length - 1) * part)]!;
}

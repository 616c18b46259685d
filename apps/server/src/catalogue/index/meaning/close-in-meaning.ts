import { moveTowards } from '../../semantics/ranking/feedback.ts';
import { isZero, type Scored, type VectorSet } from '../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../index.port.ts';

/** The best matches of all words: they say where the query's subject lies, and how near to it is near. */
const EXAMPLES = 100;
/** How many of them move the query. */
const LEADERS = 10;
/** A record with all the words is close unless it says them in passing. */
const WORDED_NEAR_MIN = 0.2;
/** With fewer of them nothing is known of the subject but the query itself. */
const EXAMPLES_MIN = 5;
/** Near: like the nearest quarter of the examples, and never farther than this part of the way from the catalogue's middle. */
const NEARER = 0.75;
const NEAR_MIN = 0.5;
/** The same, when the query stands alone. */
const NEAR_ALONE_MIN = 0.6;
/** A description: its words' share of its own weight, so many times, and nearness add up to this. */
const SHARE_FACTOR = 2.5;
const SHARE_AND_NEARNESS_MIN = 0.7;
/** A query of so many words and more, but no description: both at least these. With fewer, a share is one word or two. */
const SEVERAL_WORDS = 4;
const SHARE_MIN = 0.35;
const SHARE_NEAR_MIN = 0.25;
/** A record must have two of three words, and not lie far. */
const THREE_WORDS = 3;
const TWO_NEAR_MIN = 0.1;
/** A record must have more than one of several words: a word alone admits nothing. */
const DISTINCT_MIN = 2;

/** Among which records: all, those that a search lists and that satisfy the query's operators, or of these what was found. */
export type Scope = 'all' | 'wanted' | Found;

/** The records that are close and, where `withStrict` says so, those with all of the words. */
export interface Found {
  close: ReadonlySet<number>;
  withStrict: boolean;
}

/** Questions that meaning is found by: an index answers from its own lists, or asks elsewhere. Records are numbers. */
export type Question =
  /** The best of what has all words (`strict`), or any of them (`words`). */
  | { ask: 'best'; of: 'strict' | 'words'; limit: number; scope: Scope }
  | { ask: 'nearest'; query: Float32Array; limit: number; scope: Scope }
  /** The ones of these that have any of the words: how much of their weight, how many, and whether all that is asked for. */
  | { ask: 'held'; ids: number[] };

export interface WordShare {
  share: number;
  distinct: number;
  isStrict: boolean;
}

export type Answer = Scored[] | Map<number, WordShare>;
export type Steps<Value> = Generator<Question, Value, Answer>;

/** Vectors of what was answered are at hand. */
export interface HeldVectors extends Omit<VectorSet, 'nearest'> {
  /** Empty while none serves. */
  readonly modelId: string;
  cosine(id: number, query: Float32Array): number | null;
  /** Cosines as the part of the way from how near any record lies: what models of other kinds take for far differs. */
  nearnessTo(query: Float32Array): (cosine: number) => number;
}

function* best(of: 'strict' | 'words', limit: number, scope: Scope): Steps<Scored[]> {
  return (yield { ask: 'best', of, limit, scope }) as Scored[];
}

function* nearest(query: Float32Array, limit: number, scope: Scope): Steps<Scored[]> {
  return (yield { ask: 'nearest', query, limit, scope }) as Scored[];
}

function* held(ids: Iterable<number>): Steps<Map<number, WordShare>> {
  return (yield { ask: 'held', ids: [...ids] }) as Map<number, WordShare>;
}

/** The records close to a query, and the query moved to its subject. docs/decisions/0023-relevance.md has the figures. */
export function* closeInMeaning(
  meaning: Meaning,
  vectors: HeldVectors,
): Steps<{ close: Set<number>; query: Float32Array }> {
  const close = new Set<number>();
  const hasVector = meaning.model === vectors.modelId && !isZero(meaning.vector);
  const vector = hasVector ? meaning.vector : null;
  const { closeFrom } = meaning.settings;
  if (vector && closeFrom !== null)
    for (const { id, score } of yield* nearest(vector, MEANING_DEPTH, 'wanted')) if (score >= closeFrom) close.add(id);
  const byShare = (isClose: (share: number, nearness: number) => boolean) =>
    addByShare(close, vector, vectors, isClose);
  if (meaning.floor?.isDescription) {
    yield* byShare((share, near) => SHARE_FACTOR * share + near >= SHARE_AND_NEARNESS_MIN);
    return { close, query: meaning.vector };
  }
  const words = meaning.words?.type === 'or' ? meaning.words.nodes.length : 1;
  if (words === THREE_WORDS) yield* byShare((_share, near) => near >= TWO_NEAR_MIN);
  if (words >= SEVERAL_WORDS) yield* byShare((share, near) => share >= SHARE_MIN && near >= SHARE_NEAR_MIN);
  if (!hasVector) return { close, query: meaning.vector };
  const { query, nearness } = yield* addByNearness(close, meaning.vector, vectors);
  // Hybrid searches find all of these for their words.
  if (meaning.mode === 'semantic')
    for (const { id } of yield* best('strict', MEANING_DEPTH, 'wanted')) {
      const own = vectors.cosine(id, query);
      if (own !== null && nearness(own) >= WORDED_NEAR_MIN) close.add(id);
    }
  return { close, query };
}

/** For a few words: a record with some but not all of them is judged; one with none must be among the nearest of those with all. */
function* addByNearness(
  close: Set<number>,
  vector: Float32Array,
  vectors: HeldVectors,
): Steps<{ query: Float32Array; nearness(cosine: number): number }> {
  const all = yield* best('strict', EXAMPLES, 'all');
  const examples = all.filter(({ id }) => vectors.cosine(id, vector) !== null);
  const isAlone = examples.length < EXAMPLES_MIN;
  const leaders = examples.slice(0, LEADERS).map(({ id }) => ({ id, score: 1 }));
  const query = isAlone ? vector : moveTowards(vector, leaders, vectors);
  const nearness = vectors.nearnessTo(query);
  const near = examples.map(({ id }) => nearness(vectors.cosine(id, query)!));
  const floor = isAlone ? NEAR_ALONE_MIN : Math.max(NEAR_MIN, quantile(near, NEARER));
  const candidates = (yield* nearest(query, MEANING_DEPTH, 'wanted')).filter(({ score }) => nearness(score) >= floor);
  const words = yield* held(candidates.map(({ id }) => id));
  for (const { id } of candidates) {
    const own = words.get(id);
    if (!own || own.distinct === 0 || own.isStrict) close.add(id);
  }
  return { query, nearness };
}

/** For several words, of which every record has some: how much of their weight, and how near. */
function* addByShare(
  close: Set<number>,
  vector: Float32Array | null,
  vectors: HeldVectors,
  isClose: (share: number, nearness: number) => boolean,
): Steps<void> {
  const nearness = vector ? vectors.nearnessTo(vector) : () => 0;
  const cosines = new Map<number, number>();
  for (const { id } of yield* best('words', MEANING_DEPTH, 'wanted'))
    cosines.set(id, (vector && vectors.cosine(id, vector)) ?? 0);
  if (vector) for (const { id, score } of yield* nearest(vector, MEANING_DEPTH, 'wanted')) cosines.set(id, score);
  for (const [id, { share, distinct }] of yield* held(cosines.keys()))
    if (distinct >= DISTINCT_MIN && isClose(share, nearness(cosines.get(id)!))) close.add(id);
}

function quantile(values: number[], part: number): number {
  const ascending = values.toSorted((a, b) => a - b);
  return ascending[Math.floor((ascending.length - 1) * part)]!;
}

import type { Scored } from '../../../semantics/vectors.ts';
import type { Meaning } from '../../index.port.ts';
import type { Answer, Held, Question, Scope } from '../../meaning/close-in-meaning.ts';
import { rankByMeaning } from '../../meaning/rank-by-meaning.ts';
import { bestMatches } from './best-matches.ts';
import type { Matches } from './matches.ts';
import { SlotSet, type SlotSets } from './slot-set.ts';
import type { VectorMirror } from './vector-mirror.ts';

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

/** What a query finds by meaning, and in a hybrid search by words, too. */
export function matchByMeaning(meaning: Meaning, sources: MeaningSources): Matches {
  const { size, strict, vectors } = sources;
  const { answer, isIn } = answering(sources);
  const steps = rankByMeaning(meaning, vectors);
  let step = steps.next();
  while (!step.done) step = steps.next(answer(step.value));
  const { ranked, withRest: hasRest, close: near, found } = step.value;
  const matches = withRest(ranked, hasRest ? strict : null, isIn(found ?? 'wanted'), sources);
  const worded = meaning.floor?.isDescription ? new SlotSet(size) : SlotSet.of(size, strict.slots);
  const close = new SlotSet(size);
  for (const slot of near) if (!found || !worded.has(slot)) close.add(slot);
  return { ...matches, meant: { close, worded } };
}

/** Answers from the lists of this index. */
function answering(sources: MeaningSources) {
  const { strict, words, vectors, isWanted } = sources;
  let admitted: ReturnType<typeof admittedBy> | undefined;
  const admittedTo = ({ close, withStrict }: Exclude<Scope, string>) => {
    admitted ??= admittedBy(close, withStrict ? strict : null, sources);
    return admitted;
  };
  function isIn(scope: Scope): (slot: number) => boolean {
    if (scope === 'all') return () => true;
    if (scope === 'wanted') return isWanted;
    const { set } = admittedTo(scope);
    return (slot) => set.has(slot);
  }
  function answer(question: Question): Answer {
    if (question.ask === 'held') return heldBy(question.ids, sources);
    const { limit, scope } = question;
    if (question.ask === 'best') {
      const found = bestMatches(question.of === 'strict' ? strict : words, limit, isIn(scope));
      vectors.prepare(found.map(({ id }) => id));
      return found;
    }
    return typeof scope === 'string'
      ? sources.nearest(question.query, limit)
      : vectors.nearestAmong(question.query, limit, admittedTo(scope).slots);
  }
  return { answer, isIn };
}

/** One walk through each list, however many slots are asked about. */
function heldBy(slots: number[], { size, sets, strict, words, eachWord }: MeaningSources): Map<number, Held> {
  const asked = sets.take(size);
  for (const slot of slots) asked.add(slot);
  const held = new Map<number, Held>();
  const mass = eachWord.reduce((sum, { weight }) => sum + weight, 0);
  for (let i = 0; i < words.slots.length; i++) {
    const slot = words.slots[i]!;
    if (asked.has(slot)) held.set(slot, { share: words.scores[i]! / mass, distinct: 0, isStrict: false });
  }
  const change = (list: Matches, how: (one: Held) => void) => {
    for (let i = 0; i < list.slots.length; i++) if (asked.has(list.slots[i]!)) how(heldOf(list.slots[i]!));
  };
  const heldOf = (slot: number): Held => {
    const one = held.get(slot) ?? { share: 0, distinct: 0, isStrict: false };
    held.set(slot, one);
    return one;
  };
  const count = (one: Held) => {
    one.distinct += 1;
  };
  for (const { matches } of eachWord) change(matches, count);
  change(strict, (one) => {
    one.isStrict = true;
  });
  return held;
}

/** What is close and what has the words, as far as it is wanted. */
function admittedBy(
  close: ReadonlySet<number>,
  worded: Matches | null,
  { size, sets, isWanted }: MeaningSources,
): { slots: Uint32Array; set: SlotSet } {
  const set = sets.take(size);
  const slots = new Uint32Array(close.size + (worded?.slots.length ?? 0));
  let count = 0;
  const admit = (slot: number) => {
    if (set.has(slot) || !isWanted(slot)) return;
    set.add(slot);
    slots[count++] = slot;
  };
  for (const slot of close) admit(slot);
  if (worded) for (let i = 0; i < worded.slots.length; i++) admit(worded.slots[i]!);
  return { slots: slots.slice(0, count), set };
}

/** What else has all of the words stands below all that is ranked, in its own order. */
function withRest(
  ranked: Scored[],
  rest: Matches | null,
  isFound: (slot: number) => boolean,
  { size, sets }: MeaningSources,
): Matches {
  const taken = sets.take(size);
  const most = ranked.length + (rest?.slots.length ?? 0);
  const slots = new Uint32Array(most);
  const scores = new Float32Array(most);
  let count = 0;
  const add = (slot: number, score: number) => {
    taken.add(slot);
    slots[count] = slot;
    scores[count++] = score;
  };
  for (const { id, score } of ranked) add(id, score);
  if (rest)
    for (let i = 0; i < rest.slots.length; i++) {
      const slot = rest.slots[i]!;
      if (!taken.has(slot) && isFound(slot)) add(slot, -1 / (1 + rest.scores[i]!));
    }
  return { slots: slots.slice(0, count), scores: scores.slice(0, count) };
}

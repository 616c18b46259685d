import type { Scored } from '../../../semantics/vectors.ts';
import type { Meaning } from '../../index.port.ts';
import type { Answer, Question, Scope, WordShare } from '../../meaning/close-in-meaning.ts';
import { rankByMeaning } from '../../meaning/rank-by-meaning.ts';
import { bestMatches } from './best-matches.ts';
import { DocOrdinalSet, type DocOrdinalSets } from './doc-ordinal-set.ts';
import type { Matches } from './matches.ts';
import type { VectorColumns } from './vector-columns.ts';

export interface MeaningSources {
  /** All doc ordinals are below. */
  size: number;
  sets: DocOrdinalSets;
  /** The records that the query matches word for word. */
  strict: Matches;
  /** The records with any of its words. */
  words: Matches;
  /** The same for each of its words, and how much the word tells: as often as the query says it. */
  eachWord: { matches: Matches; weight: number }[];
  vectors: VectorColumns;
  /** Doc ordinals that a search of these data sets lists, and that satisfy the query's operators. */
  isWanted(docOrdinal: number): boolean;
  /** The nearest of these. */
  nearest(query: Float32Array, limit: number): Scored[];
}

/** The results of a query by meaning, and in a hybrid search by words, too. */
export function matchByMeaning(meaning: Meaning, sources: MeaningSources): Matches {
  const { size, strict, vectors } = sources;
  const { answer, isIn } = answering(sources);
  const steps = rankByMeaning(meaning, vectors);
  let step = steps.next();
  while (!step.done) step = steps.next(answer(step.value));
  const { ranked, withRest: hasRest, close: near, found } = step.value;
  const matches = withRest(ranked, hasRest ? strict : null, isIn(found ?? 'wanted'), sources);
  const worded = meaning.floor?.isDescription ? new DocOrdinalSet(size) : DocOrdinalSet.of(size, strict.docOrdinals);
  const close = new DocOrdinalSet(size);
  for (const docOrdinal of near) if (!found || !worded.has(docOrdinal)) close.add(docOrdinal);
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
  function isIn(scope: Scope): (docOrdinal: number) => boolean {
    if (scope === 'all') return () => true;
    if (scope === 'wanted') return isWanted;
    const { set } = admittedTo(scope);
    return (docOrdinal) => set.has(docOrdinal);
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
      : vectors.nearestAmong(question.query, limit, admittedTo(scope).docOrdinals);
  }
  return { answer, isIn };
}

/** One walk through each list, however many doc ordinals are asked about. */
function heldBy(
  docOrdinals: number[],
  { size, sets, strict, words, eachWord }: MeaningSources,
): Map<number, WordShare> {
  const asked = sets.take(size);
  for (const docOrdinal of docOrdinals) asked.add(docOrdinal);
  const held = new Map<number, WordShare>();
  const mass = eachWord.reduce((sum, { weight }) => sum + weight, 0);
  for (let i = 0; i < words.docOrdinals.length; i++) {
    const docOrdinal = words.docOrdinals[i]!;
    if (asked.has(docOrdinal)) held.set(docOrdinal, { share: words.scores[i]! / mass, distinct: 0, isStrict: false });
  }
  const change = (list: Matches, how: (one: WordShare) => void) => {
    for (let i = 0; i < list.docOrdinals.length; i++)
      if (asked.has(list.docOrdinals[i]!)) how(heldOf(list.docOrdinals[i]!));
  };
  const heldOf = (docOrdinal: number): WordShare => {
    const one = held.get(docOrdinal) ?? { share: 0, distinct: 0, isStrict: false };
    held.set(docOrdinal, one);
    return one;
  };
  const count = (one: WordShare) => {
    one.distinct += 1;
  };
  for (const { matches } of eachWord) change(matches, count);
  change(strict, (one) => {
    one.isStrict = true;
  });
  return held;
}

/** The records that are close and those with the words, as far as they are wanted. */
function admittedBy(
  close: ReadonlySet<number>,
  worded: Matches | null,
  { size, sets, isWanted }: MeaningSources,
): { docOrdinals: Uint32Array; set: DocOrdinalSet } {
  const set = sets.take(size);
  const docOrdinals = new Uint32Array(close.size + (worded?.docOrdinals.length ?? 0));
  let count = 0;
  const admit = (docOrdinal: number) => {
    if (set.has(docOrdinal) || !isWanted(docOrdinal)) return;
    set.add(docOrdinal);
    docOrdinals[count++] = docOrdinal;
  };
  for (const docOrdinal of close) admit(docOrdinal);
  if (worded) for (let i = 0; i < worded.docOrdinals.length; i++) admit(worded.docOrdinals[i]!);
  return { docOrdinals: docOrdinals.slice(0, count), set };
}

/** Other records with all of the words stand below all that is ranked, in their own order. */
function withRest(
  ranked: Scored[],
  rest: Matches | null,
  isFound: (docOrdinal: number) => boolean,
  { size, sets }: MeaningSources,
): Matches {
  const taken = sets.take(size);
  const most = ranked.length + (rest?.docOrdinals.length ?? 0);
  const docOrdinals = new Uint32Array(most);
  const scores = new Float32Array(most);
  let count = 0;
  const add = (docOrdinal: number, score: number) => {
    taken.add(docOrdinal);
    docOrdinals[count] = docOrdinal;
    scores[count++] = score;
  };
  for (const { id, score } of ranked) add(id, score);
  if (rest)
    for (let i = 0; i < rest.docOrdinals.length; i++) {
      const docOrdinal = rest.docOrdinals[i]!;
      if (!taken.has(docOrdinal) && isFound(docOrdinal)) add(docOrdinal, -1 / (1 + rest.scores[i]!));
    }
  return { docOrdinals: docOrdinals.slice(0, count), scores: scores.slice(0, count) };
}

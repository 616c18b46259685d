import type { QueryNode } from '../../query/query-tree.ts';
import type { Scored } from '../../semantics/vectors.ts';
import type { Meaning } from '../index.port.ts';
import type { Answer, Question, Scope, Steps, WordShare } from '../meaning/close-in-meaning.ts';
import { rankByMeaning } from '../meaning/rank-by-meaning.ts';
import type { ModelInUse } from '../postgres/vector-store.ts';
import type { TextLeaf } from '../text/plan.ts';
import type { Asking } from './asking.ts';
import { allOf, anyOf, atPlaces, type Dsl, EVERYTHING, filtered } from './dsl.ts';
import type { FetchedVectors } from './fetched-vectors.ts';
import { storedToken, textField } from './layout.ts';
import { nearest } from './nearest.ts';
import type { QueryTranslator } from './query-dsl.ts';

/** The factor that the service's BM25 leaves out of its scores, since it changes no order: k1 + 1. */
const LEFT_OUT = 2.2;
const STRICT = 'strict';

export interface FoundByMeaning {
  /** Best first; `rest` stands below. */
  ranked: Scored[];
  rest: Dsl | null;
  /** All that is found. */
  found: Dsl;
  close: ReadonlySet<number>;
}

interface Sources {
  ask: Asking;
  translator: QueryTranslator;
  model: ModelInUse | null;
  vectors: FetchedVectors;
  engines: readonly string[];
  strict: Dsl;
  words: Dsl;
  /** The records that a search lists and that satisfy the query's operators. */
  wanted: Dsl;
  signal: AbortSignal | undefined;
}

/** Answers the questions of a ranking by meaning by asking the service for each. */
export async function findByMeaning(meaning: Meaning, sources: Sources): Promise<FoundByMeaning> {
  const { ask, strict, wanted, vectors, signal } = sources;
  const { ranked, withRest, close, found } = await answered(
    rankByMeaning(meaning, vectors),
    answering(meaning, sources),
  );
  const rest = withRest ? strict : null;
  const byRank = filtered(atPlaces(ranked.map(({ id }) => id)));
  const whole = filtered(wanted, rest ? anyOf(byRank, rest) : byRank);
  // A record with all of the words is not told as close, unless nothing was asked of what is.
  if (!found || !withRest || close.size === 0) return { ranked, rest, found: whole, close };
  const ofWords = await ask.one({ query: filtered(strict, atPlaces([...close])), size: close.size }, signal);
  const worded = new Set(ofWords.hits.map(({ id }) => id));
  return { ranked, rest, found: whole, close: new Set([...close].filter((id) => !worded.has(id))) };
}

async function answered<Value>(steps: Steps<Value>, answer: (question: Question) => Promise<Answer>): Promise<Value> {
  let step = steps.next();
  while (!step.done) step = steps.next(await answer(step.value));
  return step.value;
}

function answering(meaning: Meaning, sources: Sources): (question: Question) => Promise<Answer> {
  const { ask, model, vectors, strict, words, wanted, signal } = sources;
  const dslOf = (scope: Scope): Dsl => {
    if (scope === 'all') return EVERYTHING;
    if (scope === 'wanted') return wanted;
    const close = atPlaces([...scope.close]);
    return filtered(wanted, scope.withStrict ? anyOf(close, strict) : close);
  };
  let each: Promise<EachWord> | undefined;
  return async (question) => {
    if (question.ask === 'held') {
      each ??= eachWord(meaning.words, sources);
      return heldBy(question.ids, await each, sources);
    }
    const { limit, scope } = question;
    const found =
      question.ask === 'nearest'
        ? model
          ? await nearest(ask, model, { vector: question.query, limit, filter: dslOf(scope) }, signal)
          : []
        : (
            await ask.one(
              { query: allOf(question.of === 'strict' ? strict : words, dslOf(scope)), size: limit },
              signal,
            )
          ).hits;
    await vectors.prepare(found.map(({ id }) => id));
    return found;
  };
}

/** The different words of a query, and how much all of them tell, each as often as it stands there. */
interface EachWord {
  queries: Dsl[];
  mass: number;
}

async function eachWord(words: QueryNode | null, { ask, translator, engines, signal }: Sources): Promise<EachWord> {
  const nodes = words?.type === 'or' ? words.nodes : words ? [words] : [];
  const different = new Map<string, { dsl: Dsl; leaves: TextLeaf[] }>();
  for (const node of nodes) {
    const name = JSON.stringify(node);
    if (!different.has(name)) different.set(name, await translator.translate(node, engines));
  }
  const tokens = [...new Set([...different.values()].flatMap(({ leaves }) => leaves.flatMap(tokensOf)))];
  const [all = 0, ...counts] = await ask.frequencies(
    [EVERYTHING, ...tokens.map((token) => ({ term: { [textField(null)]: storedToken(token) } }))],
    signal,
  );
  const weights = new Map(tokens.map((token, at) => [token, inverseFrequency(all, counts[at]!)]));
  const weightOf = ({ leaves }: { leaves: TextLeaf[] }) =>
    leaves.flatMap(tokensOf).reduce((sum, token) => sum + weights.get(token)!, 0);
  return {
    queries: [...different.values()].map(({ dsl }) => dsl),
    mass: nodes.reduce((sum, node) => sum + weightOf(different.get(JSON.stringify(node))!), 0),
  };
}

const tokensOf = (leaf: TextLeaf): string[] =>
  leaf.type === 'phrase' ? (leaf.terms ?? []) : leaf.type === 'term' ? [leaf.term] : [];

/** Computed as the service does. */
const inverseFrequency = (all: number, matching: number): number =>
  Math.log(1 + Math.max(0, all - matching + 0.5) / (matching + 0.5));

async function heldBy(
  places: number[],
  { queries, mass }: EachWord,
  { ask, strict, words, signal }: Sources,
): Promise<Map<number, WordShare>> {
  const named = (name: string, filter: Dsl): Dsl => ({ constant_score: { filter, boost: 0, _name: name } });
  const should = [words, ...queries.map((query, at) => named(`word ${at}`, query)), named(STRICT, strict)];
  if (places.length === 0) return new Map();
  const { hits } = await ask.one(
    { query: { bool: { filter: [atPlaces(places)], should, minimum_should_match: 1 } }, size: places.length },
    signal,
  );
  return new Map(
    hits.map(({ id, score, named: names }) => {
      const isStrict = names.includes(STRICT);
      const share = mass > 0 ? (LEFT_OUT * score) / mass : 0;
      return [id, { share, distinct: names.length - Number(isStrict), isStrict }];
    }),
  );
}

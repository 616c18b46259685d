import type { Engine } from '@groundwork/contract/engines';
import { hybridSteps } from '../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../semantics/vectors.ts';
import type { SimilarQuery } from '../index.port.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import type { VectorStore } from '../postgres/vector-store.ts';
import { CANDIDATES, tellingWords } from '../telling-words.ts';
import type { TextLeaf } from '../text/plan.ts';
import type { Asking, ServiceHit } from './asking.ts';
import { allOf, EVERYTHING } from './dsl.ts';
import { FetchedVectors, vectorOf } from './fetched-vectors.ts';
import { storedToken, textField } from './layout.ts';
import type { Moment } from './matching.ts';
import { nearest } from './nearest.ts';
import type { QueryTranslator } from './query-dsl.ts';
import { filtersOf } from './selection-filters.ts';

interface Parts {
  ask: Asking;
  translator: QueryTranslator;
  records: RecordReads;
  vectors: VectorStore;
}

export interface SimilarHits {
  words: string[];
  leaves: TextLeaf[];
  groups: { engine: Engine; hits: (ServiceHit & { isByMeaning: boolean })[] }[];
}

/** The best of each data set among those with any of the words and, where the record has a vector, those that lie near it. */
export async function similarHits(
  { ask, translator, records, vectors }: Parts,
  query: SimilarQuery,
  { model, isSampleAside }: Moment,
  signal?: AbortSignal,
): Promise<SimilarHits> {
  const candidates = query.words.slice(0, CANDIDATES).map(({ word }) => word);
  const [all = 0] = await ask.counts([EVERYTHING], signal);
  const counts = await wordCounts({ ask, translator }, candidates, signal);
  const countOf = new Map(candidates.map((word, at) => [word, counts[at]!]));
  const words = tellingWords(query, all, (word) => countOf.get(word)!);
  if (words.length < 2) return { words, leaves: [], groups: [] };
  const any = await translator.translate({ type: 'or', nodes: words.map((word) => ({ type: 'word', word })) }, []);
  const vector = model && (await vectorOf({ records, vectors }, query.record, model));
  const { exclude, only, settings, limit } = query;
  const groups = await Promise.all(
    query.engines.map(async (engine) => {
      const selection = { engines: [engine], query: null, exclude: [query.record, ...exclude], ...(only && { only }) };
      const { listed } = filtersOf(selection, isSampleAside);
      const { hits } = await ask.one({ query: allOf(any.dsl, listed), size: vector ? settings.depth : limit }, signal);
      if (!vector || !model) return { engine, hits: hits.map((hit) => ({ ...hit, isByMeaning: false })) };
      const held = new FetchedVectors(vectors, model, []);
      await held.prepare(hits.map(({ id }) => id));
      const known = new Map(hits.map((hit) => [hit.id, hit]));
      const steps = hybridSteps({ keyword: hits, query: vector, vectors: held, settings, limit });
      let near: Scored[] = [];
      let step = steps.next();
      while (!step.done) {
        near = await nearest(ask, model, { vector: step.value.query, limit: step.value.limit, filter: listed }, signal);
        for (const hit of near) known.set(hit.id, hit as ServiceHit);
        await held.prepare(near.map(({ id }) => id));
        step = steps.next(near);
      }
      const isNear = new Set(near.map(({ id }) => id));
      return {
        engine,
        hits: step.value.map(({ id, score }) => ({ ...known.get(id)!, score, isByMeaning: isNear.has(id) })),
      };
    }),
  );
  return { words, leaves: any.leaves, groups: groups.filter(({ hits }) => hits.length > 0) };
}

/** How many records each word is found in; for a word that is several tokens, its rarest. */
export async function wordCounts(
  { ask, translator }: Pick<Parts, 'ask' | 'translator'>,
  words: string[],
  signal?: AbortSignal,
): Promise<number[]> {
  const tokens = words.map((word) => translator.tokenize(word));
  const different = [...new Set(tokens.flat())];
  const found = await ask.counts(
    different.map((token) => ({ term: { [textField(null)]: storedToken(token) } })),
    signal,
  );
  const counts = new Map(different.map((token, at) => [token, found[at]!]));
  return tokens.map((each) => (each.length === 0 ? 0 : Math.min(...each.map((token) => counts.get(token)!))));
}

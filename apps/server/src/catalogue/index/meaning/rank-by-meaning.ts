import { hybridSteps } from '../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../index.port.ts';
import { closeInMeaning, type Found, type HeldVectors, type Scope, type Steps } from './close-in-meaning.ts';

export interface RankedByMeaning {
  /** Best first. What else has all of the words stands below, where `withRest` says so. */
  ranked: Scored[];
  withRest: boolean;
  /** The records that are close: above the floor where there is one, and else what lies nearest. */
  close: ReadonlySet<number>;
  /** Above the floor; null where there is none. */
  found: Found | null;
}

/** A query's results by meaning, in a hybrid search also by words. Filters narrow them afterwards: they rank nothing. */
export function* rankByMeaning(meaning: Meaning, vectors: HeldVectors): Steps<RankedByMeaning> {
  const { floor, mode, settings } = meaning;
  const withRest = mode === 'hybrid' && !floor?.isDescription;
  const above = floor && (yield* closeInMeaning(meaning, vectors));
  const found: Found | null = above && { close: above.close, withStrict: withRest };
  const scope: Scope = found ?? 'wanted';
  let near: Scored[] = [];
  function* nearest(query: Float32Array, limit: number): Steps<Scored[]> {
    if (meaning.model !== vectors.modelId) return [];
    near = (yield { ask: 'nearest', query, limit, scope }) as Scored[];
    return near;
  }
  function* hybrid(): Steps<Scored[]> {
    const keyword = (yield { ask: 'best', of: 'words', limit: settings.depth, scope }) as Scored[];
    const steps = hybridSteps({ keyword, query: meaning.vector, vectors, settings });
    let step = steps.next();
    while (!step.done) step = steps.next(yield* nearest(step.value.query, step.value.limit));
    return step.value;
  }
  const ranked = mode === 'semantic' ? yield* nearest(above?.query ?? meaning.vector, MEANING_DEPTH) : yield* hybrid();
  return { ranked, withRest, close: above?.close ?? new Set(near.map(({ id }) => id)), found };
}

import { isZero, type Scored } from '../../semantics/vectors.ts';
import type { ModelInUse } from '../postgres/vector-store.ts';
import type { Asking, SearchBody, ServiceHit } from './asking.ts';
import { type Dsl, filtered } from './dsl.ts';
import { vectorField } from './layout.ts';

/** So many times what is wanted are looked for: of the nearest a graph misses those at the edge. */
const WIDER = 2;

/** The nearest by the service's own graph, among those alone that the filter admits. */
export const nearestBody = (
  { seen }: Asking,
  model: ModelInUse,
  { vector, limit, filter }: { vector: Float32Array; limit: number; filter: Dsl },
): SearchBody => ({
  query: {
    knn: {
      [vectorField(model.code)]: {
        vector: Array.from(vector),
        k: Math.ceil(limit * WIDER),
        filter: filtered(filter, seen),
      },
    },
  },
  size: limit,
});

/** A score as a cosine. */
const asCosines = (hits: ServiceHit[]): ServiceHit[] => hits.map((hit) => ({ ...hit, score: 2 * hit.score - 1 }));

/** A vector of another length, or of zeros, is near nothing. */
export const canBeNear = ({ dimension }: ModelInUse, vector: Float32Array): boolean =>
  vector.length === dimension && !isZero(vector);

export async function nearest(
  ask: Asking,
  model: ModelInUse,
  asked: { vector: Float32Array; limit: number; filter: Dsl },
  signal?: AbortSignal,
): Promise<Scored[]> {
  if (!canBeNear(model, asked.vector) || asked.limit === 0) return [];
  return asCosines((await ask.one(nearestBody(ask, model, asked), signal)).hits);
}

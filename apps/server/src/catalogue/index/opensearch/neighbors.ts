import type { RecordRef } from '../../record.ts';
import { refKey } from '../../record.ts';
import { unitOf } from '../../semantics/vectors.ts';
import type { RecordReads } from '../postgres/record-reads.ts';
import type { VectorStore } from '../postgres/vector-store.ts';
import type { Neighbors, NeighborsQuery } from '../vectors.port.ts';
import type { Asking } from './asking.ts';
import type { Moment } from './matching.ts';
import { canBeNear, nearestBody } from './nearest.ts';
import { filtersOf } from './selection-filters.ts';

/** The nearest of all and of each data set to each vector, and how near each of these lies to every vector. */
export async function neighborsOf(
  { ask, records, vectors }: { ask: Asking; records: RecordReads; vectors: VectorStore },
  { model: asked, vectors: queries, engines, perEngine, overall, also, only }: NeighborsQuery,
  { model, isSampleAside }: Moment,
  signal?: AbortSignal,
): Promise<Neighbors> {
  const serving = model?.id === asked ? model : null;
  const listedOf = (of: NeighborsQuery['engines']) =>
    filtersOf({ engines: [...of], query: null, ...(only && { only }) }, isSampleAside).listed;
  const near = (vector: Float32Array, limit: number, of: NeighborsQuery['engines']) =>
    nearestBody(ask, serving!, { vector, limit, filter: listedOf(of) });
  const bodies = !serving
    ? []
    : queries
        .filter((query) => canBeNear(serving, query))
        .flatMap((query) => [
          ...(overall > 0 ? [near(query, overall, engines)] : []),
          ...(perEngine > 0 ? engines.map((engine) => near(query, perEngine, [engine])) : []),
        ]);
  const found = (await ask.many(bodies, signal)).flatMap(({ hits }) => hits.map(({ ref }) => ref));
  const given = await records.listedAmong(also, only);
  const refs = new Map<string, RecordRef>([...given, ...found].map((ref) => [refKey(ref), ref]));
  const rows = (await records.rowsOf([...refs.values()])).filter((row) => row !== null);
  const cosines = new Float32Array(rows.length * queries.length).fill(Number.NaN);
  if (serving) {
    const own = new Map(
      (
        await vectors.ofPlaces(
          rows.map(({ place }) => Number(place)),
          serving,
        )
      ).map(({ place, bytes }) => [place, unitOf(bytes, new Float32Array(bytes.length))]),
    );
    rows.forEach(({ place }, at) => {
      const vector = own.get(Number(place));
      if (!vector) return;
      queries.forEach((query, n) => {
        cosines[at * queries.length + n] = product(vector, query);
      });
    });
  }
  return {
    records: rows.map(({ engine, id, hash }) => ({ ref: { engine, id }, hash })),
    cosines,
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

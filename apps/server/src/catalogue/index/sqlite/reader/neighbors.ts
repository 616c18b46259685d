import type { RecordRef } from '../../../record.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { Neighbors, NeighborsQuery } from '../../vectors.port.ts';
import type { Mirror } from './mirror.ts';
import type { RecordReader } from './record-reader.ts';
import type { SlotRanges } from './slot-ranges.ts';
import type { VectorMirror } from './vector-mirror.ts';

interface Sources {
  mirror: Mirror;
  vectors: VectorMirror;
  records: RecordReader;
  ranges: SlotRanges;
  cancellation: Cancellation;
}

/** The nearest of all and of each data set to each vector, and how near each of these lies to every vector. */
export function neighborsOf(
  { model, vectors: queries, engines, perEngine, overall, also, only }: NeighborsQuery,
  { mirror, vectors, records, ranges, cancellation }: Sources,
): Neighbors {
  const { columns, engineCodes } = mirror;
  const isServing = model === vectors.modelId;
  const isListed = columns.listing(only);
  const codes = new Set(engines.flatMap((engine) => engineCodes.get(engine) ?? []));
  const found = new Set<number>();
  if (isServing) {
    const rangesOf = ranges.of(columns.engine, columns.size);
    for (const query of queries) {
      cancellation.check();
      const isWanted = (slot: number) => codes.has(columns.engine[slot]!) && isListed(slot);
      if (overall > 0) for (const { id } of vectors.nearest(query, overall, isWanted)) found.add(id);
      if (perEngine > 0)
        for (const code of codes) {
          const isOfEngine = (slot: number) => columns.engine[slot] === code && isListed(slot);
          for (const { id } of vectors.nearest(query, perEngine, isOfEngine, rangesOf.get(code) ?? [])) found.add(id);
        }
    }
  }
  const given = new Map<number, RecordRef>();
  for (const ref of also) {
    const slot = records.slotOf(ref);
    if (slot >= 0 && isListed(slot)) given.set(slot, ref);
  }
  const slots = [...new Set([...given.keys(), ...found])];
  if (isServing) vectors.prepare(slots);
  const cosines = new Float32Array(slots.length * queries.length).fill(Number.NaN);
  if (isServing)
    slots.forEach((slot, place) => {
      const own = vectors.get(slot);
      if (own)
        queries.forEach((query, at) => {
          cosines[place * queries.length + at] = product(own, query);
        });
    });
  return {
    records: slots.map((slot) => ({
      ref: given.get(slot) ?? records.refBySlot(slot),
      hash: records.hashBySlot(slot),
    })),
    cosines,
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

import type { RecordRef } from '../../../record.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { Neighbors, NeighborsQuery } from '../../vectors.port.ts';
import type { DocOrdinalRanges } from './doc-ordinal-ranges.ts';
import type { RecordColumns } from './record-columns.ts';
import type { RecordReader } from './record-reader.ts';
import type { VectorColumns } from './vector-columns.ts';

interface Sources {
  recordColumns: RecordColumns;
  vectors: VectorColumns;
  records: RecordReader;
  ranges: DocOrdinalRanges;
  cancellation: Cancellation;
}

/** The nearest of all and of each data set to each vector, and how near each of these lies to every vector. */
export function neighborsOf(
  { model, vectors: queries, engines, perEngine, overall, also, only }: NeighborsQuery,
  { recordColumns, vectors, records, ranges, cancellation }: Sources,
): Neighbors {
  const { columns, engineCodes } = recordColumns;
  const isServing = model === vectors.modelId;
  const isListed = columns.listing(only);
  const codes = new Set(engines.flatMap((engine) => engineCodes.get(engine) ?? []));
  const found = new Set<number>();
  if (isServing) {
    const rangesOf = ranges.of(columns.engine, columns.size);
    for (const query of queries) {
      cancellation.check();
      const isWanted = (docOrdinal: number) => codes.has(columns.engine[docOrdinal]!) && isListed(docOrdinal);
      if (overall > 0) for (const { id } of vectors.nearest(query, overall, isWanted)) found.add(id);
      if (perEngine > 0)
        for (const code of codes) {
          const isOfEngine = (docOrdinal: number) => columns.engine[docOrdinal] === code && isListed(docOrdinal);
          for (const { id } of vectors.nearest(query, perEngine, isOfEngine, rangesOf.get(code) ?? [])) found.add(id);
        }
    }
  }
  const given = new Map<number, RecordRef>();
  for (const ref of also) {
    const docOrdinal = records.docOrdinalOf(ref);
    if (docOrdinal >= 0 && isListed(docOrdinal)) given.set(docOrdinal, ref);
  }
  const docOrdinals = [...new Set([...given.keys(), ...found])];
  if (isServing) vectors.prepare(docOrdinals);
  const cosines = new Float32Array(docOrdinals.length * queries.length).fill(Number.NaN);
  if (isServing)
    docOrdinals.forEach((docOrdinal, place) => {
      const own = vectors.get(docOrdinal);
      if (own)
        queries.forEach((query, at) => {
          cosines[place * queries.length + at] = product(own, query);
        });
    });
  return {
    records: docOrdinals.map((docOrdinal) => ({
      ref: given.get(docOrdinal) ?? records.refByDocOrdinal(docOrdinal),
      hash: records.hashByDocOrdinal(docOrdinal),
    })),
    cosines,
  };
}

function product(one: Float32Array, other: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!;
  return sum;
}

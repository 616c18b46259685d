import { rankHybrid } from '../../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../../semantics/vectors.ts';
import type { SimilarQuery } from '../../index.port.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { Columns } from './columns.ts';
import type { DocOrdinalRange, DocOrdinalRanges } from './doc-ordinal-ranges.ts';
import type { Matches } from './matches.ts';
import { TopDocOrdinals } from './top-k.ts';
import type { VectorColumns } from './vector-columns.ts';

interface Sources {
  columns: Columns;
  ranges: DocOrdinalRanges;
  vectors: VectorColumns;
  cancellation: Cancellation;
  /** Code of a data set; undefined for one that has no records. */
  engineCodes: ReadonlyMap<string, number>;
  isListed(docOrdinal: number): boolean;
}

export interface SimilarDocOrdinals {
  engine: SimilarQuery['engines'][number];
  ranked: { docOrdinal: number; score: number; isByMeaning: boolean }[];
}

/** The best of each data set among those with any of the words and, where the record has a vector, those that lie near it. */
export function similarDocOrdinals(
  { engines, settings, limit }: SimilarQuery,
  found: Matches,
  vector: Float32Array | null,
  { columns, ranges, vectors, cancellation, engineCodes, isListed }: Sources,
): SimilarDocOrdinals[] {
  const depth = vector ? settings.depth : limit;
  const best = bestOfEach(found, depth, columns, isListed);
  const rangesOf = vector ? ranges.of(columns.engine, columns.size) : new Map<number, DocOrdinalRange[]>();
  return engines.flatMap((engine) => {
    cancellation.check();
    const code = engineCodes.get(engine);
    if (code === undefined) return [];
    const keyword: Scored[] = best.get(code) ?? [];
    if (!vector)
      return { engine, ranked: keyword.map(({ id, score }) => ({ docOrdinal: id, score, isByMeaning: false })) };
    const within = rangesOf.get(code) ?? [];
    let near = new Set<number>();
    const nearest = (query: Float32Array, count: number) => {
      const isWanted = (docOrdinal: number) => columns.engine[docOrdinal] === code && isListed(docOrdinal);
      const list = vectors.nearest(query, count, isWanted, within);
      near = new Set(list.map(({ id }) => id));
      return list;
    };
    const ranked = rankHybrid({
      keyword,
      query: vector,
      vectors: {
        nearest,
        get: (docOrdinal) => vectors.get(docOrdinal),
        copy: (docOrdinals, into) => vectors.copy(docOrdinals, into),
      },
      settings,
      limit,
    });
    return {
      engine,
      ranked: ranked.map(({ id, score }) => ({ docOrdinal: id, score, isByMeaning: near.has(id) })),
    };
  });
}

/** The best of each data set, by its code. */
function bestOfEach(
  { docOrdinals, scores }: Matches,
  count: number,
  { engine }: Columns,
  isListed: (docOrdinal: number) => boolean,
): Map<number, Scored[]> {
  const best: (TopDocOrdinals | undefined)[] = [];
  // Beside them: most are worse than what is there already, and to ask it for its floor each time would take longest.
  const floors = new Float64Array(256).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < docOrdinals.length; i++) {
    const docOrdinal = docOrdinals[i]!;
    const code = engine[docOrdinal]!;
    if (scores[i]! < floors[code]! || !isListed(docOrdinal)) continue;
    const ofEngine = best[code] ?? new TopDocOrdinals(count);
    best[code] = ofEngine;
    ofEngine.offer(docOrdinal, scores[i]!);
    floors[code] = ofEngine.floor;
  }
  const entries = best.flatMap((each, code) => (each ? [[code, each] as const] : []));
  return new Map(
    entries.map(([code, each]) => [code, each.sorted().map(({ docOrdinal, key }) => ({ id: docOrdinal, score: key }))]),
  );
}

import { rankHybrid } from '../../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../../semantics/vectors.ts';
import type { SimilarQuery } from '../../index.port.ts';
import type { Cancellation } from '../../threads/serve.ts';
import type { Columns } from './columns.ts';
import type { Matches } from './matches.ts';
import type { SlotRange, SlotRanges } from './slot-ranges.ts';
import { TopSlots } from './top-k.ts';
import type { VectorMirror } from './vector-mirror.ts';

interface Sources {
  columns: Columns;
  ranges: SlotRanges;
  vectors: VectorMirror;
  cancellation: Cancellation;
  /** Code of a data set; undefined for one that has no records. */
  engineCodes: ReadonlyMap<string, number>;
  isListed(slot: number): boolean;
}

export interface SimilarSlots {
  engine: SimilarQuery['engines'][number];
  ranked: { slot: number; score: number; isByMeaning: boolean }[];
}

/** The best of each data set among those with any of the words and, where the record has a vector, those that lie near it. */
export function similarSlots(
  { engines, settings, limit }: SimilarQuery,
  found: Matches,
  vector: Float32Array | null,
  { columns, ranges, vectors, cancellation, engineCodes, isListed }: Sources,
): SimilarSlots[] {
  const depth = vector ? settings.depth : limit;
  const best = bestOfEach(found, depth, columns, isListed);
  const rangesOf = vector ? ranges.of(columns.engine, columns.size) : new Map<number, SlotRange[]>();
  return engines.flatMap((engine) => {
    cancellation.check();
    const code = engineCodes.get(engine);
    if (code === undefined) return [];
    const keyword: Scored[] = best.get(code) ?? [];
    if (!vector) return { engine, ranked: keyword.map(({ id, score }) => ({ slot: id, score, isByMeaning: false })) };
    const within = rangesOf.get(code) ?? [];
    let near = new Set<number>();
    const nearest = (query: Float32Array, count: number) => {
      const isWanted = (slot: number) => columns.engine[slot] === code && isListed(slot);
      const list = vectors.nearest(query, count, isWanted, within);
      near = new Set(list.map(({ id }) => id));
      return list;
    };
    const ranked = rankHybrid({
      keyword,
      query: vector,
      vectors: { nearest, get: (slot) => vectors.get(slot), copy: (slots, into) => vectors.copy(slots, into) },
      settings,
      limit,
    });
    return {
      engine,
      ranked: ranked.map(({ id, score }) => ({ slot: id, score, isByMeaning: near.has(id) })),
    };
  });
}

/** By the code of the data set. */
function bestOfEach(
  { slots, scores }: Matches,
  count: number,
  { engine }: Columns,
  isListed: (slot: number) => boolean,
): Map<number, Scored[]> {
  const best: (TopSlots | undefined)[] = [];
  // Beside them: most are worse than what is there already, and to ask it for its floor each time would take longest.
  const floors = new Float64Array(256).fill(Number.NEGATIVE_INFINITY);
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i]!;
    const code = engine[slot]!;
    if (scores[i]! < floors[code]! || !isListed(slot)) continue;
    const ofEngine = best[code] ?? new TopSlots(count);
    best[code] = ofEngine;
    ofEngine.offer(slot, scores[i]!);
    floors[code] = ofEngine.floor;
  }
  const entries = best.flatMap((each, code) => (each ? [[code, each] as const] : []));
  return new Map(
    entries.map(([code, each]) => [code, each.sorted().map(({ slot, key }) => ({ id: slot, score: key }))]),
  );
}

import type { Block } from './report-document.ts';

type ReportMap = Extract<Block, { type: 'map' }>;

/** A curve between two rows; its bow is a part of the widest one's. */
export interface MapCurve {
  from: number;
  to: number;
  bow: number;
  records: number;
}

const GAP = 0.5;

/**
 * A map is a list of names with curves at its side: names never lie over each other, on a phone neither. `rows` tells where
 * each stands, counted from the top; half a row lies between parts that nothing joins.
 */
export function layMap({ nodes, links }: Pick<ReportMap, 'nodes' | 'links'>): { rows: number[]; curves: MapCurve[] } {
  let gaps = 0;
  const rows = nodes.map((_, at) => {
    const isCrossed = links.some(({ from, to }) => Math.min(from, to) < at && Math.max(from, to) >= at);
    if (at > 0 && !isCrossed) gaps += GAP;
    return at + gaps;
  });
  const spans = links.map(({ from, to }) => Math.abs(rows[from]! - rows[to]!));
  const widest = Math.max(...spans);
  return {
    rows,
    curves: links.map(({ from, to, records }, at) => ({
      from: rows[Math.min(from, to)]!,
      to: rows[Math.max(from, to)]!,
      bow: spans[at]! / widest,
      records,
    })),
  };
}

/** The more records, the stronger; beyond some, all alike. */
export const curveWidth = (records: number): number => Math.min(0.8 + 0.4 * (records - 1), 2.4);

/** The same as in SQLite's bm25(), so that scores from FTS5's rank and from here can be added up. */
const K1 = 1.2;
const B = 0.75;
const IDF_MIN = 1e-6;

/** How much a word in `matching` of `total` records tells. */
export function inverseFrequency(total: number, matching: number): number {
  return Math.max(IDF_MIN, Math.log((total - matching + 0.5) / (matching + 0.5)));
}

/** Totals over all records: how many there are and how many words they have. */
export interface Lengths {
  live: number;
  words: number;
}

/**
 * A word's scores: `factor * frequency / (frequency + fixed + perWord * length)` for one found `frequency` times (weighted) in a
 * record of `length` words. Made ready once, since a common word scores a good part of all records.
 */
export function bm25Of({ live, words }: Lengths, matching: number): { factor: number; fixed: number; perWord: number } {
  const average = words / live;
  return { factor: inverseFrequency(live, matching) * (K1 + 1), fixed: K1 * (1 - B), perWord: (K1 * B) / average };
}

/** As SQLite's bm25() has them, so that scores from FTS5's rank and from here can be added up. */
const K1 = 1.2;
const B = 0.75;
const IDF_MIN = 1e-6;

/** How much a word in `matching` of `total` records tells. */
export function inverseFrequency(total: number, matching: number): number {
  return Math.max(IDF_MIN, Math.log((total - matching + 0.5) / (matching + 0.5)));
}

/** The score of a word found `frequency` times (weighted) in a record whose length is `relativeLength` averages. */
export function bm25(inverseFrequency: number, frequency: number, relativeLength: number): number {
  return (inverseFrequency * frequency * (K1 + 1)) / (frequency + K1 * (1 - B + B * relativeLength));
}

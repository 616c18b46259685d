import type { SimilarQuery } from './index.port.ts';

/** At most so many words of a record are looked up: the ones that stand out in it most. */
export const CANDIDATES = 32;
/** So many words are asked for whatever stands in their lists. */
const WORDS_MIN = 3;
/** Records in the lists of all words together: a word with more of them tells little, and reading it takes long. */
const RECORDS_MAX = 150_000;

/**
 * The words that tell most: those that stand out in the record and are rare elsewhere. A word that no other record has
 * finds nothing.
 */
export function tellingWords(
  { words, take }: Pick<SimilarQuery, 'words' | 'take'>,
  live: number,
  roughCount: (word: string) => number,
): string[] {
  const candidates = words.slice(0, CANDIDATES).flatMap(({ word, weight }) => {
    const count = roughCount(word);
    return count > 1 ? [{ word, count, value: weight * Math.log(1 + live / count) }] : [];
  });
  candidates.sort((a, b) => b.value - a.value);
  const chosen: string[] = [];
  let records = 0;
  for (const { word, count } of candidates) {
    if (chosen.length === take) break;
    if (chosen.length >= WORDS_MIN && records + count > RECORDS_MAX) continue;
    chosen.push(word);
    records += count;
  }
  return chosen;
}

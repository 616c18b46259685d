/** Shorter words have too many neighbours, and codes and numbers none that are meant. */
const WORD_MIN = 4;
/** Letters that must be right: the words of the index that begin so are compared. */
export const BEGINNING = 2;
/** Letters that may be wrong, by the word's length. */
export const errorsIn = (word: string) => (word.length < 7 ? 1 : 2);

/** Records read for how a word is written. */
export const EXAMPLES = 20;

export const mayBeMisspelt = (word: string): boolean => /^\p{L}+$/u.test(word) && word.length >= WORD_MIN;

/** A stem as most of these texts write it. */
export function writtenMost(texts: string[], stem: string, stemOf: (word: string) => string | undefined): string {
  const written = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(text.toLowerCase().match(/[\p{L}\p{M}]+/gu)))
      if (stemOf(word) === stem) written.set(word, (written.get(word) ?? 0) + 1);
  }
  const [commonest] = [...written].sort(([a, left], [b, right]) => right - left || a.length - b.length);
  return commonest?.[0] ?? stem;
}

/** Letters to add, drop, change or swap with their neighbour to make one of the other; more than `most` is only more. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let [before, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      row[j] = Math.min(change, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** A text of so many words says enough to learn from. */
const TELLING_WORDS = 200;

/**
 * The smaller, the sooner a record is drawn to learn from: by the hash of what it says, so that the same are drawn whatever the order in
 * which they came, and the likelier, the more it says. Tens of thousands of bare names teach nothing of which words go together.
 */
export function drawOf(hash: string, words: number): number {
  const chance = (Buffer.from(hash, 'base64url').readUInt32BE() + 0.5) / 2 ** 32;
  return -Math.log(chance) / Math.max(1, Math.min(TELLING_WORDS, words));
}

/** How many of each data set are drawn: an equal part, as far as it goes. */
export function equalParts<Key>(counts: ReadonlyMap<Key, number>, size: number): Map<Key, number> {
  let left = size;
  const ascending = [...counts].sort(([, a], [, b]) => a - b);
  return new Map(
    ascending.map(([key, count], i) => {
      const part = Math.min(count, Math.floor(left / (ascending.length - i)));
      left -= part;
      return [key, part] as const;
    }),
  );
}

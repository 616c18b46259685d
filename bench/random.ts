/** Numbers in [0, 1) that are the same for the same seed (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Ranks below `size`, rank r drawn in proportion to 1 / (r + 1 + shift): Zipf's law, flattened at the top by `shift`. */
export function zipfRanks(size: number, shift: number): (random: number) => number {
  const cumulative = new Float64Array(size);
  let sum = 0;
  for (let rank = 0; rank < size; rank++) {
    sum += 1 / (rank + 1 + shift);
    cumulative[rank] = sum;
  }
  return (random) => {
    const wanted = random * sum;
    let low = 0;
    let high = size - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (cumulative[middle]! < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

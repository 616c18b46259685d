/** How many of the bits of `words` words at `start` differ from those of `other`. */
export function bitDistance(bits: Uint32Array, start: number, other: Uint32Array, words: number): number {
  let distance = 0;
  for (let w = 0; w < words; w++) {
    // Bits of each word counted in parallel, in ever wider fields.
    let x = bits[start + w]! ^ other[w]!;
    x -= (x >>> 1) & 0x55555555;
    x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
    x = (x + (x >>> 4)) & 0x0f0f0f0f;
    distance += Math.imul(x, 0x01010101) >>> 24;
  }
  return distance;
}

const FIRST_CAPACITY = 1 << 12;

/**
 * Which texts have been met, by 64 bits of each: 16 to 32 bytes a text, whatever its length. Of ten million texts two are
 * taken for one with a chance of about one in 400,000.
 */
export class SeenIds {
  private slots = new Uint32Array(FIRST_CAPACITY * 2);
  private count = 0;

  /** False when the text was there before. */
  add(text: string): boolean {
    const [high, low] = hash(text);
    const slot = this.slotOf(high, low);
    if (this.slots[slot] !== 0 || this.slots[slot + 1] !== 0) return false;
    this.slots[slot] = high;
    this.slots[slot + 1] = low;
    this.count += 1;
    if (this.count * 4 > this.slots.length) this.grow();
    return true;
  }

  has(text: string): boolean {
    const [high, low] = hash(text);
    const slot = this.slotOf(high, low);
    return this.slots[slot] !== 0 || this.slots[slot + 1] !== 0;
  }

  /** Slot of the hash, or the free one where it belongs. */
  private slotOf(high: number, low: number): number {
    const mask = this.slots.length / 2 - 1;
    let at = low & mask;
    for (;;) {
      const [a, b] = [this.slots[at * 2], this.slots[at * 2 + 1]];
      if ((a === high && b === low) || (a === 0 && b === 0)) return at * 2;
      at = (at + 1) & mask;
    }
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2) {
      const [high, low] = [before[at]!, before[at + 1]!];
      if (high === 0 && low === 0) continue;
      const slot = this.slotOf(high, low);
      this.slots[slot] = high;
      this.slots[slot + 1] = low;
    }
  }
}

/** Two multiply-and-xor hashes with different factors, each mixed at the end. Never twice zero, which marks a free place. */
function hash(text: string): [high: number, low: number] {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, low >>> 0 || 1];
}

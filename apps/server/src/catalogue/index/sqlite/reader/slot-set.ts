/** A set of slots, a bit each: where a million are looked up, a Set of numbers would take most of the time. */
export class SlotSet {
  private readonly bits: Uint32Array;

  /** For slots below `size`. */
  constructor(size: number) {
    this.bits = new Uint32Array((size >> 5) + 1);
  }

  get bytes(): number {
    return this.bits.byteLength;
  }

  static of(size: number, slots: Uint32Array): SlotSet {
    const set = new SlotSet(size);
    for (let i = 0; i < slots.length; i++) set.add(slots[i]!);
    return set;
  }

  add(slot: number): void {
    this.bits[slot >> 5]! |= 1 << (slot & 31);
  }

  /** Ascending. */
  slots(): Uint32Array {
    const { bits } = this;
    let count = 0;
    for (let word = 0; word < bits.length; word++) for (let left = bits[word]!; left !== 0; left &= left - 1) count++;
    const slots = new Uint32Array(count);
    for (let word = 0, at = 0; word < bits.length; word++)
      for (let left = bits[word]!; left !== 0; left &= left - 1)
        slots[at++] = (word << 5) + 31 - Math.clz32(left & -left);
    return slots;
  }

  has(slot: number): boolean {
    return (this.bits[slot >> 5]! & (1 << (slot & 31))) !== 0;
  }
}

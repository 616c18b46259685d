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

  has(slot: number): boolean {
    return (this.bits[slot >> 5]! & (1 << (slot & 31))) !== 0;
  }
}

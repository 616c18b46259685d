/** A set of doc ordinals, a bit each: where a million are looked up, a Set of numbers would take most of the time. */
export class DocOrdinalSet {
  private readonly bits: Uint32Array;

  /** For doc ordinals below `size`. */
  constructor(size: number) {
    this.bits = new Uint32Array((size >> 5) + 1);
  }

  get bytes(): number {
    return this.bits.byteLength;
  }

  static of(size: number, docOrdinals: Uint32Array): DocOrdinalSet {
    return new DocOrdinalSet(size).addAll(docOrdinals);
  }

  add(docOrdinal: number): void {
    this.bits[docOrdinal >> 5]! |= 1 << (docOrdinal & 31);
  }

  addAll(docOrdinals: Uint32Array): this {
    for (let i = 0; i < docOrdinals.length; i++) this.add(docOrdinals[i]!);
    return this;
  }

  clear(): void {
    this.bits.fill(0);
  }

  /** Ascending. */
  docOrdinals(): Uint32Array {
    const { bits } = this;
    let count = 0;
    for (let word = 0; word < bits.length; word++) for (let left = bits[word]!; left !== 0; left &= left - 1) count++;
    const docOrdinals = new Uint32Array(count);
    for (let word = 0, at = 0; word < bits.length; word++)
      for (let left = bits[word]!; left !== 0; left &= left - 1)
        docOrdinals[at++] = (word << 5) + 31 - Math.clz32(left & -left);
    return docOrdinals;
  }

  has(docOrdinal: number): boolean {
    return (this.bits[docOrdinal >> 5]! & (1 << (docOrdinal & 31))) !== 0;
  }
}

/** Sets that a question needs for a moment. Made anew each time, they would be much of what the collector has to clear away. */
export class DocOrdinalSets {
  private readonly sets: DocOrdinalSet[] = [];
  private size = 0;
  private taken = 0;

  /** An empty one, good until `turn` is called. */
  take(size: number): DocOrdinalSet {
    if (size > this.size) {
      this.size = Math.ceil(size * 1.25);
      this.sets.length = this.taken = 0;
    }
    const set = this.sets[this.taken] ?? new DocOrdinalSet(this.size);
    set.clear();
    this.sets[this.taken++] = set;
    return set;
  }

  /** To be called when nothing is used any more that was taken. */
  turn(): void {
    this.taken = 0;
  }
}

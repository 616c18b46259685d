/** The best `capacity` doc ordinals by key, larger first, equal keys by doc ordinal. A binary heap with the worst on top. */
export class TopDocOrdinals {
  private readonly docOrdinals: Uint32Array;
  private readonly keys: Float64Array;
  private readonly capacity: number;
  private size = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.docOrdinals = new Uint32Array(capacity);
    this.keys = new Float64Array(capacity);
  }

  /** Keys smaller than this are not among them. */
  get floor(): number {
    return this.size < this.capacity || this.capacity === 0 ? Number.NEGATIVE_INFINITY : this.keys[0]!;
  }

  offer(docOrdinal: number, key: number): void {
    if (this.size < this.capacity) {
      this.siftUp(this.size++, docOrdinal, key);
    } else if (this.capacity > 0 && this.isWorse(0, docOrdinal, key)) {
      this.siftDown(docOrdinal, key);
    }
  }

  /** In no order. */
  unsorted(): Uint32Array {
    return this.docOrdinals.subarray(0, this.size);
  }

  /** Best first. */
  sorted(): { docOrdinal: number; key: number }[] {
    const all: { docOrdinal: number; key: number }[] = [];
    for (let i = 0; i < this.size; i++) all.push({ docOrdinal: this.docOrdinals[i]!, key: this.keys[i]! });
    return all.sort((a, b) => compareKeys(b.key, a.key) || a.docOrdinal - b.docOrdinal);
  }

  /** Whether the entry at `i` is worse than this one. */
  private isWorse(i: number, docOrdinal: number, key: number): boolean {
    return this.keys[i]! < key || (this.keys[i] === key && this.docOrdinals[i]! > docOrdinal);
  }

  private set(i: number, docOrdinal: number, key: number): void {
    this.docOrdinals[i] = docOrdinal;
    this.keys[i] = key;
  }

  private siftUp(from: number, docOrdinal: number, key: number): void {
    let i = from;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.isWorse(parent, docOrdinal, key)) break;
      this.set(i, this.docOrdinals[parent]!, this.keys[parent]!);
      i = parent;
    }
    this.set(i, docOrdinal, key);
  }

  private siftDown(docOrdinal: number, key: number): void {
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.isWorse(child + 1, this.docOrdinals[child]!, this.keys[child]!)) child++;
      if (!this.isWorse(child, docOrdinal, key)) break;
      this.set(i, this.docOrdinals[child]!, this.keys[child]!);
      i = child;
    }
    this.set(i, docOrdinal, key);
  }
}

/** Subtraction would give NaN for two infinities. */
function compareKeys(a: number, b: number): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The first `limit` items in the given order, without sorting the rest. For small limits. */
export function firstInOrder<Item>(
  items: Iterable<Item>,
  limit: number,
  compare: (a: Item, b: Item) => number,
): Item[] {
  const best: Item[] = [];
  for (const item of items) {
    if (best.length === limit && (limit === 0 || compare(best[limit - 1]!, item) <= 0)) continue;
    let i = best.length;
    while (i > 0 && compare(best[i - 1]!, item) > 0) i--;
    best.splice(i, 0, item);
    if (best.length > limit) best.pop();
  }
  return best;
}

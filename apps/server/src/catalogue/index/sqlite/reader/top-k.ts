/** The best `capacity` slots by key, larger first, equal keys by slot. A binary heap with the worst on top. */
export class TopSlots {
  private readonly slots: Uint32Array;
  private readonly keys: Float64Array;
  private readonly capacity: number;
  private size = 0;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.slots = new Uint32Array(capacity);
    this.keys = new Float64Array(capacity);
  }

  /** What has a smaller key than this is not among them. */
  get floor(): number {
    return this.size < this.capacity || this.capacity === 0 ? Number.NEGATIVE_INFINITY : this.keys[0]!;
  }

  offer(slot: number, key: number): void {
    if (this.size < this.capacity) {
      this.siftUp(this.size++, slot, key);
    } else if (this.capacity > 0 && this.isWorse(0, slot, key)) {
      this.siftDown(slot, key);
    }
  }

  /** In no order. */
  unsorted(): Uint32Array {
    return this.slots.subarray(0, this.size);
  }

  /** Best first. */
  sorted(): { slot: number; key: number }[] {
    const all: { slot: number; key: number }[] = [];
    for (let i = 0; i < this.size; i++) all.push({ slot: this.slots[i]!, key: this.keys[i]! });
    return all.sort((a, b) => compareKeys(b.key, a.key) || a.slot - b.slot);
  }

  /** Whether the entry at `i` is worse than this one. */
  private isWorse(i: number, slot: number, key: number): boolean {
    return this.keys[i]! < key || (this.keys[i] === key && this.slots[i]! > slot);
  }

  private set(i: number, slot: number, key: number): void {
    this.slots[i] = slot;
    this.keys[i] = key;
  }

  private siftUp(from: number, slot: number, key: number): void {
    let i = from;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.isWorse(parent, slot, key)) break;
      this.set(i, this.slots[parent]!, this.keys[parent]!);
      i = parent;
    }
    this.set(i, slot, key);
  }

  private siftDown(slot: number, key: number): void {
    let i = 0;
    for (;;) {
      let child = 2 * i + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && this.isWorse(child + 1, this.slots[child]!, this.keys[child]!)) child++;
      if (!this.isWorse(child, slot, key)) break;
      this.set(i, this.slots[child]!, this.keys[child]!);
      i = child;
    }
    this.set(i, slot, key);
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

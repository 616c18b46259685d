interface Half {
  bytes: Uint8Array<ArrayBuffer>;
  used: number;
  places: Map<string, Uint8Array<ArrayBuffer>>;
}

/** So that numbers of four bytes may stand there. */
const aligned = (length: number) => Math.ceil(length / 4) * 4;
const newHalf = (size: number): Half => ({ bytes: new Uint8Array(size), used: 0, places: new Map() });

/**
 * Bytes by name, in memory that is taken once: arrays that outlive a question and are dropped later would have the collector run for
 * them. One half is filled; when it is full, it stays as it is until the other one is, which is then over.
 */
export class ByteCache {
  private now: Half;
  private before: Half;
  private isFull = false;

  /** `capacity`: bytes that are kept. */
  constructor(capacity: number) {
    const size = aligned(capacity / 2);
    [this.now, this.before] = [newHalf(size), newHalf(size)];
  }

  /** Good until `turn` is called. */
  get(name: string): Uint8Array<ArrayBuffer> | null {
    const found = this.now.places.get(name);
    if (found) return found;
    const older = this.before.places.get(name);
    if (!older) return null;
    const place = this.add(name, older.length);
    place?.set(older);
    return place ?? older;
  }

  /** Room to be written to, as long as `get` is good; null where there is none. */
  add(name: string, length: number): Uint8Array<ArrayBuffer> | null {
    const { bytes, used, places } = this.now;
    // One that never fits is no reason to drop what does.
    if (length > bytes.length) return null;
    if (used + length > bytes.length) {
      this.isFull = true;
      return null;
    }
    const place = bytes.subarray(used, used + length);
    this.now.used = used + aligned(length);
    places.set(name, place);
    return place;
  }

  /** To be called when nothing is used any more that was answered. */
  turn(): void {
    if (!this.isFull) return;
    [this.now, this.before] = [this.before, this.now];
    empty(this.now);
    this.isFull = false;
  }

  clear(): void {
    empty(this.now);
    empty(this.before);
    this.isFull = false;
  }
}

function empty(half: Half): void {
  half.used = 0;
  half.places.clear();
}

import type { Matches } from './matches.ts';

const BYTES_PER_MATCH = 8;
/** Bytes of an entry without any match: its arrays, its plan, its counts of facets. Measured at some ten thousand. */
const BYTES_PER_ENTRY = 16_384;
const BYTES_PER_CHARACTER = 2;

/** Matches found in one state of the index, the least recently used dropped first. Cleared when the state changes. */
export class MatchCache<Entry extends Pick<Matches, 'docOrdinals' | 'meant'> = Matches> {
  private readonly entries = new Map<string, Entry>();
  private bytes = 0;
  private readonly capacity: number;
  private readonly scope: () => string;

  /** `scope`: whose answers are kept and given, where they differ by who asks. */
  constructor(bytes: number, scope: () => string = () => '') {
    this.capacity = bytes;
    this.scope = scope;
  }

  get size(): number {
    return this.entries.size;
  }

  has(name: string): boolean {
    return this.entries.has(this.scope() + name);
  }

  get(name: string, fetch: () => Entry): Entry {
    const key = this.scope() + name;
    let entry = this.entries.get(key);
    if (entry) this.entries.delete(key);
    else {
      entry = fetch();
      this.bytes += sizeOf(key, entry);
    }
    this.entries.set(key, entry);
    this.shrink();
    return entry;
  }

  clear(): void {
    this.entries.clear();
    this.bytes = 0;
  }

  private shrink(): void {
    for (const [key, entry] of this.entries) {
      if (this.bytes <= this.capacity || this.entries.size === 1) return;
      this.entries.delete(key);
      this.bytes -= sizeOf(key, entry);
    }
  }
}

function sizeOf(key: string, { docOrdinals, meant }: Pick<Matches, 'docOrdinals' | 'meant'>): number {
  const sets = meant ? meant.close.bytes + meant.worded.bytes : 0;
  return BYTES_PER_ENTRY + key.length * BYTES_PER_CHARACTER + docOrdinals.length * BYTES_PER_MATCH + sets;
}

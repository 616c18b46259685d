import type { Matches } from './matches.ts';

const BYTES_PER_MATCH = 8;

/** What was found in one state of the index, the least recently used dropped first. Cleared when the state changes. */
export class MatchCache<Entry extends Pick<Matches, 'slots'> = Matches> {
  private readonly entries = new Map<string, Entry>();
  private matches = 0;
  private readonly capacity: number;

  constructor(bytes: number) {
    this.capacity = bytes / BYTES_PER_MATCH;
  }

  has(key: string): boolean {
    return this.entries.has(key);
  }

  get(key: string, fetch: () => Entry): Entry {
    let entry = this.entries.get(key);
    if (entry) this.entries.delete(key);
    else {
      entry = fetch();
      this.matches += entry.slots.length;
    }
    this.entries.set(key, entry);
    this.shrink();
    return entry;
  }

  clear(): void {
    this.entries.clear();
    this.matches = 0;
  }

  private shrink(): void {
    for (const [key, entry] of this.entries) {
      if (this.matches <= this.capacity || this.entries.size === 1) return;
      this.entries.delete(key);
      this.matches -= entry.slots.length;
    }
  }
}

/** The vectors that were read last, by the number under which the file has them. Each has one place that it shares with others. */
export class RecentVectors {
  private readonly dimension: number;
  private readonly places: number;
  /** By place: the number of the vector that is there; 0 for none. */
  private readonly numbers: Uint32Array;
  private readonly bytes: Int8Array;

  constructor(dimension: number, bytes: number) {
    this.dimension = dimension;
    this.places = dimension === 0 ? 1 : Math.max(1, Math.floor(bytes / dimension));
    this.numbers = new Uint32Array(this.places);
    this.bytes = new Int8Array(this.places * dimension);
  }

  has(number: number): boolean {
    return this.numbers[number % this.places] === number;
  }

  /** A view, good until the next is added. */
  get(number: number): Int8Array | null {
    if (!this.has(number)) return null;
    const start = (number % this.places) * this.dimension;
    return this.bytes.subarray(start, start + this.dimension);
  }

  /** The vector that begins at `from` in `bytes`. */
  add(number: number, bytes: Int8Array, from: number): void {
    const place = number % this.places;
    this.numbers[place] = number;
    this.bytes.set(bytes.subarray(from, from + this.dimension), place * this.dimension);
  }
}

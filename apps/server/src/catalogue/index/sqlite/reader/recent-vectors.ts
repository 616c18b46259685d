import {
  AGAIN_IF,
  at,
  constant,
  END,
  get,
  LOOP,
  set,
  simd,
  WASM_PAGE,
  wasmFunction,
} from '../../../../platform/wasm-function.ts';

/** Numbers that one step of the loop takes. */
const STEP = 4;

/**
 * The vectors that were read last, by the number under which the file has them. Each has one place that it shares with others.
 * They stand in WebAssembly's memory, behind the query that they are compared with.
 */
export class RecentVectors {
  private readonly dimension: number;
  /** Bytes of a place: the numbers, and zeros up to a whole step. */
  private readonly stride: number;
  private readonly places: number;
  private readonly from: number;
  /** Number of the vector at each place; 0 for none. */
  private readonly numbers: Uint32Array;
  private readonly query: Float64Array;
  private readonly bytes: Int8Array;
  private readonly compare: (row: number) => number;

  constructor(dimension: number, bytes: number) {
    this.dimension = dimension;
    this.stride = Math.max(1, Math.ceil(dimension / STEP)) * STEP;
    this.places = dimension === 0 ? 1 : Math.max(1, Math.floor(bytes / this.stride));
    this.numbers = new Uint32Array(this.places);
    this.from = this.stride * Float64Array.BYTES_PER_ELEMENT;
    const size = this.from + this.places * this.stride;
    const memory = new WebAssembly.Memory({ initial: Math.ceil(size / WASM_PAGE) });
    this.query = new Float64Array(memory.buffer, 0, this.stride);
    this.bytes = new Int8Array(memory.buffer);
    this.compare = cosineFunction(memory, this.stride);
  }

  has(number: number): boolean {
    return this.numbers[number % this.places] === number;
  }

  /** A view, good until the next is added. */
  get(number: number): Int8Array | null {
    if (!this.has(number)) return null;
    const start = this.startOf(number);
    return this.bytes.subarray(start, start + this.dimension);
  }

  /** The vector that begins at `from` in `bytes`. */
  add(number: number, bytes: Int8Array, from: number): void {
    this.numbers[number % this.places] = number;
    this.bytes.set(bytes.subarray(from, from + this.dimension), this.startOf(number));
  }

  /** Sets the query to compare from now on: one long. */
  ask(query: Float32Array): void {
    this.query.set(query);
  }

  /** Cosine of a vector that is there with the query; 0 for zeros. */
  cosine(number: number): number {
    return this.compare(this.startOf(number));
  }

  private startOf(number: number): number {
    return this.from + (number % this.places) * this.stride;
  }
}

/**
 * cosine(row): of the query's numbers, eight bytes each at address 0, with the bytes at `row`, whose length is not known yet.
 *
 *   loop
 *     four = four bytes at row, as numbers of 32 bits
 *     squares += four * four
 *     first += query[0..1] * four[0..1]; second += query[2..3] * four[2..3]
 *     row += 4; place += 32
 *   while place < the query's bytes
 *   squares = 0 ? 0 : (first[0] + first[1] + (second[0] + second[1])) / sqrt(squares)
 */
function cosineFunction(memory: WebAssembly.Memory, length: number) {
  const [ROW, PLACE, FOUR, SQUARES, FIRST, SECOND, SUM] = [0, 1, 2, 3, 4, 5, 6];
  const load4 = simd(0x5c, ...at(2));
  const load16 = (offset: number) => simd(0x00, ...at(3, offset));
  const [widenBytes, widenWords] = [simd(0x87), simd(0xa7)];
  const [addInts, multiplyInts, intAt] = [simd(0xae), simd(0xb5), (lane: number) => simd(0x1b, lane)];
  const [addFloats, multiplyFloats, floatAt] = [simd(0xf0), simd(0xf2), (lane: number) => simd(0x21, lane)];
  const toFloats = simd(0xfe);
  const upperHalf = simd(0x0d, ...[8, 9, 10, 11, 12, 13, 14, 15], ...[8, 9, 10, 11, 12, 13, 14, 15]);
  const [add, below, isZero] = [0x6a, 0x49, 0x45];
  const [addFloat, divide, root, fromInt, select] = [0xa0, 0xa3, 0x9f, 0xb7, 0x1b];
  const zero = [0x44, ...[0, 0, 0, 0, 0, 0, 0, 0]];
  const bothLanes = (local: number) => [...get(local), ...floatAt(0), ...get(local), ...floatAt(1), addFloat];
  const step = (local: number, by: number) => [...get(local), ...constant(by), add, ...set(local)];
  const lanes = [0, 1, 2, 3];
  return wasmFunction<(row: number) => number>(memory, {
    parameters: ['i32'],
    result: 'f64',
    locals: [
      [1, 'i32'],
      [4, 'v128'],
      [1, 'i32'],
    ],
    body: [
      ...LOOP,
      ...[...get(ROW), ...load4, ...widenBytes, ...widenWords, ...set(FOUR)],
      ...[...get(SQUARES), ...get(FOUR), ...get(FOUR), ...multiplyInts, ...addInts, ...set(SQUARES)],
      ...[...get(FIRST), ...get(PLACE), ...load16(0), ...get(FOUR), ...toFloats, ...multiplyFloats, ...addFloats],
      ...set(FIRST),
      ...[...get(SECOND), ...get(PLACE), ...load16(16), ...get(FOUR), ...get(FOUR), ...upperHalf, ...toFloats],
      ...[...multiplyFloats, ...addFloats, ...set(SECOND)],
      ...[...step(ROW, STEP), ...step(PLACE, STEP * Float64Array.BYTES_PER_ELEMENT)],
      ...[...get(PLACE), ...constant(length * Float64Array.BYTES_PER_ELEMENT), below, ...AGAIN_IF],
      ...END,
      ...lanes.flatMap((lane) => [...get(SQUARES), ...intAt(lane), ...(lane > 0 ? [add] : [])]),
      ...set(SUM),
      ...zero,
      ...[...bothLanes(FIRST), ...bothLanes(SECOND), addFloat, ...get(SUM), fromInt, root, divide],
      ...[...get(SUM), isZero, select],
    ],
  });
}

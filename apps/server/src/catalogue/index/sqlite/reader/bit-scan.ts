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
import type { DocOrdinalRange } from './doc-ordinal-ranges.ts';

/** Bits of a row. */
export const DIFFERENCES_MAX = 4096;
/** Place of the query's bits. */
const QUERY_BYTES = DIFFERENCES_MAX / 8;
/** How many rows differ in so many bits, four bytes each; the last cell counts the doc ordinals without a row. */
const HISTOGRAM_BYTES = 65_536 * 4;
const SLOTS_FROM = QUERY_BYTES + HISTOGRAM_BYTES;
/** Doc ordinals whose numbers of bits one instruction compares. */
const BLOCK = 8;
/** In place of a number of bits: the doc ordinal has no row. */
const NO_ROW = 0xffff;

export interface Differences {
  /** The bits that differ, by doc ordinal of those in the ranges. Where there is no row, more than any row can differ in. */
  byDocOrdinal: Uint16Array;
  /** How many of these rows differ in so many bits. */
  histogram: Uint32Array;
}

/**
 * Rows of bits, one a doc ordinal, and how many of each differ from a query's. WebAssembly counts 64 bits in one instruction:
 * some eight times as fast as JavaScript, which has none for it.
 *
 * In memory: the query, the histogram, by doc ordinal whether there is a row and the bits that differ (two bytes each), the blocks of
 * doc ordinals that are near (four bytes a block), the rows.
 */
export class BitScan {
  private readonly bits: number;
  private readonly stride: number;
  private readonly memory = new WebAssembly.Memory({ initial: Math.ceil(SLOTS_FROM / WASM_PAGE) });
  private readonly count: (from: number, rows: number, hasRow: number, to: number) => void;
  private readonly nearBlocks: (from: number, blocks: number, most: number, to: number) => number;
  private docOrdinals = 0;
  /** The question that the numbers of bits in memory were counted for. */
  private counted = '';
  /** Doc ordinals up to the last that has a row. */
  private used = 0;

  /** `bits` of each row; at most DIFFERENCES_MAX. */
  constructor(bits: number) {
    this.bits = bits;
    this.stride = Math.max(1, Math.ceil(bits / 64)) * 8;
    this.count = countFunction(this.memory, this.stride / 8);
    this.nearBlocks = nearFunction(this.memory);
  }

  /** Makes room for doc ordinals below `docOrdinals`, which have no rows yet. */
  reserve(docOrdinals: number): void {
    if (docOrdinals <= this.docOrdinals) return;
    const before = { docOrdinals: this.docOrdinals, rows: this.rowsFrom };
    // Rows begin where numbers of eight bytes may stand.
    this.docOrdinals = Math.ceil((docOrdinals * 1.25) / (2 * BLOCK)) * 2 * BLOCK;
    this.counted = '';
    const missing = Math.ceil(
      (this.rowsFrom + this.docOrdinals * this.stride - this.memory.buffer.byteLength) / WASM_PAGE,
    );
    if (missing > 0) this.memory.grow(missing);
    const bytes = new Uint8Array(this.memory.buffer);
    bytes.copyWithin(this.rowsFrom, before.rows, before.rows + this.used * this.stride);
    bytes.fill(0, SLOTS_FROM + before.docOrdinals * 2, SLOTS_FROM + this.docOrdinals * 2);
  }

  set(docOrdinal: number, bits: Uint8Array): void {
    this.counted = '';
    const row = new Uint8Array(this.memory.buffer, this.rowsFrom + docOrdinal * this.stride, this.stride);
    row.fill(0).set(bits);
    new Uint16Array(this.memory.buffer, SLOTS_FROM, this.docOrdinals)[docOrdinal] = 1;
    this.used = Math.max(this.used, docOrdinal + 1);
  }

  /** Differences of the first `docOrdinals` within the ranges; the others' are undefined. Overwritten by the next call. */
  differences(
    query: Uint8Array,
    docOrdinals: number,
    ranges: DocOrdinalRange[] = [{ from: 0, to: docOrdinals }],
  ): Differences {
    this.reserve(docOrdinals);
    const { buffer } = this.memory;
    const histogram = new Uint32Array(buffer, QUERY_BYTES, this.bits + 1);
    const byDocOrdinal = new Uint16Array(buffer, this.countsFrom, docOrdinals);
    // The same is often asked twice in a row: by what is listed, and by what else is wanted.
    const asked = ranges.length === 1 ? `${ranges[0]!.from} ${ranges[0]!.to} ${query}` : '';
    if (asked !== '' && asked === this.counted) return { byDocOrdinal, histogram };
    new Uint8Array(buffer, 0, QUERY_BYTES).fill(0).set(query);
    histogram.fill(0);
    for (const { from, to } of ranges)
      if (to > from)
        this.count(this.rowsFrom + from * this.stride, to - from, SLOTS_FROM + from * 2, this.countsFrom + from * 2);
    this.counted = asked;
    return { byDocOrdinal, histogram };
  }

  /** The same numbers of these doc ordinals alone, which must have rows. Quicker for few of them. */
  differencesOf(query: Uint8Array, docOrdinals: Uint32Array): Uint16Array {
    this.counted = '';
    new Uint8Array(this.memory.buffer, 0, QUERY_BYTES).fill(0).set(query);
    for (let i = 0; i < docOrdinals.length; i++) {
      const docOrdinal = docOrdinals[i]!;
      this.count(
        this.rowsFrom + docOrdinal * this.stride,
        1,
        SLOTS_FROM + docOrdinal * 2,
        this.countsFrom + docOrdinal * 2,
      );
    }
    return new Uint16Array(this.memory.buffer, this.countsFrom, this.docOrdinals);
  }

  /** The doc ordinals of a range counted last that differ in no more bits than `most`, ascending. */
  near({ from, to }: DocOrdinalRange, most: number, isWanted: (docOrdinal: number) => boolean): number[] {
    const first = from - (from % BLOCK);
    const blocks = Math.ceil((to - first) / BLOCK);
    const found: number[] = [];
    if (to <= from) return found;
    const { buffer } = this.memory;
    const end = this.nearBlocks(this.countsFrom + first * 2, blocks, most, this.blocksFrom);
    const near = new Uint32Array(buffer, this.blocksFrom, (end - this.blocksFrom) / 4);
    const byDocOrdinal = new Uint16Array(buffer, this.countsFrom, this.docOrdinals);
    for (const address of near) {
      const start = (address - this.countsFrom) / 2;
      const last = Math.min(to, start + BLOCK);
      for (let docOrdinal = Math.max(from, start); docOrdinal < last; docOrdinal++)
        if (byDocOrdinal[docOrdinal]! <= most && isWanted(docOrdinal)) found.push(docOrdinal);
    }
    return found;
  }

  private get countsFrom(): number {
    return SLOTS_FROM + this.docOrdinals * 2;
  }

  private get blocksFrom(): number {
    return SLOTS_FROM + this.docOrdinals * 4;
  }

  private get rowsFrom(): number {
    return SLOTS_FROM + this.docOrdinals * 4 + (this.docOrdinals / BLOCK) * 4;
  }
}

/**
 * count(from, rows, hasRow, to): for each row of `words` 64-bit words at `from`, the bits that differ from the words at address
 * 0 go to `to`, two bytes a row, and are counted in the histogram.
 *
 *   loop
 *     bits = sum over k of popcount(load64(from + 8k) xor query[k])
 *     bits = (bits | load16(hasRow) - 1) & NO_ROW
 *     store16(to, bits); histogram[bits] += 1
 *     from += 8 * words; hasRow += 2; to += 2; rows -= 1
 *   while rows
 */
function countFunction(memory: WebAssembly.Memory, words: number) {
  const [FROM, ROWS, HAS_ROW, TO, BITS, QUERY] = [0, 1, 2, 3, 4, 5];
  const load64 = (offset: number) => [0x29, ...at(3, offset)];
  const [load16, store16] = [
    [0x2f, ...at(1)],
    [0x3b, ...at(1)],
  ];
  const [loadCell, storeCell] = [
    [0x28, ...at(2, QUERY_BYTES)],
    [0x36, ...at(2, QUERY_BYTES)],
  ];
  const [xor64, popcount64, add64, wrap] = [0x85, 0x7b, 0x7c, 0xa7];
  const [add, subtract, and, or, shiftLeft] = [0x6a, 0x6b, 0x71, 0x72, 0x74];
  const cell = [...get(BITS), ...constant(2), shiftLeft];
  const places = Array.from({ length: words }, (_, k) => k);
  const step = (local: number, by: number) => [...get(local), ...constant(by), add, ...set(local)];
  return wasmFunction<(from: number, rows: number, hasRow: number, to: number) => void>(memory, {
    parameters: ['i32', 'i32', 'i32', 'i32'],
    locals: [
      [1, 'i32'],
      [words, 'i64'],
    ],
    body: [
      ...places.flatMap((k) => [...constant(0), ...load64(8 * k), ...set(QUERY + k)]),
      ...LOOP,
      ...places.flatMap((k) => [
        ...[...get(FROM), ...load64(8 * k), ...get(QUERY + k), xor64, popcount64],
        ...(k > 0 ? [add64] : []),
      ]),
      ...[wrap, ...get(HAS_ROW), ...load16, ...constant(1), subtract, or, ...constant(NO_ROW), and, ...set(BITS)],
      ...[...get(TO), ...get(BITS), ...store16],
      ...[...cell, ...cell, ...loadCell, ...constant(1), add, ...storeCell],
      ...[...step(FROM, 8 * words), ...step(HAS_ROW, 2), ...step(TO, 2)],
      ...[...get(ROWS), ...constant(1), subtract, ...set(ROWS), ...get(ROWS), ...AGAIN_IF],
      ...END,
    ],
  });
}

/**
 * near(from, blocks, most, to): of so many blocks of eight numbers of two bytes at `from`, the addresses of those with a number of
 * `most` or less go to `to`; answers where these end.
 *
 *   loop
 *     store32(to, from)
 *     to += any(load128(from) <= most) * 4
 *     from += 16; blocks -= 1
 *   while blocks
 */
function nearFunction(memory: WebAssembly.Memory) {
  const [FROM, BLOCKS, MOST, TO] = [0, 1, 2, 3];
  const load128 = simd(0x00, ...at(1));
  const [spread, isAtMost, any] = [simd(0x10), simd(0x34), simd(0x53)];
  const store32 = [0x36, ...at(2)];
  const [add, subtract, shiftLeft] = [0x6a, 0x6b, 0x74];
  return wasmFunction<(from: number, blocks: number, most: number, to: number) => number>(memory, {
    parameters: ['i32', 'i32', 'i32', 'i32'],
    result: 'i32',
    locals: [],
    body: [
      ...LOOP,
      ...[...get(TO), ...get(FROM), ...store32],
      ...[...get(TO), ...get(FROM), ...load128, ...get(MOST), ...spread, ...isAtMost, ...any],
      ...[...constant(2), shiftLeft, add, ...set(TO)],
      ...[...get(FROM), ...constant(2 * BLOCK), add, ...set(FROM)],
      ...[...get(BLOCKS), ...constant(1), subtract, ...set(BLOCKS), ...get(BLOCKS), ...AGAIN_IF],
      ...END,
      ...get(TO),
    ],
  });
}

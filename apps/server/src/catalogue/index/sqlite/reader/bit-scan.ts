import type { SlotRange } from './slot-ranges.ts';

const PAGE_BYTES = 65_536;
/** Where the query's bits stand; the records' follow. Enough for 4,096 numbers. */
const QUERY_BYTES = 512;

/**
 * Rows of bits, one a slot, and how many of each differ from a query's. WebAssembly counts 64 bits in one instruction:
 * some eight times as fast as JavaScript, which has none for it.
 */
export class BitScan {
  private readonly stride: number;
  private readonly memory = new WebAssembly.Memory({ initial: 1 });
  private readonly count: (from: number, rows: number, to: number) => void;
  private slots = 0;
  /** Bytes of the rows that were set. */
  private used = 0;

  /** `bits` of each row; at most 4,096. */
  constructor(bits: number) {
    this.stride = Math.max(1, Math.ceil(bits / 64)) * 8;
    const module = new WebAssembly.Module(differenceModule(this.stride / 8));
    const { exports } = new WebAssembly.Instance(module, { host: { memory: this.memory } });
    this.count = exports['count'] as BitScan['count'];
  }

  /** Makes room for slots below `slots`; new rows are zeros. */
  reserve(slots: number): void {
    if (slots <= this.slots) return;
    this.slots = Math.ceil(slots * 1.25);
    // Counts are written behind the rows, whose end is always a multiple of eight.
    const bytes = QUERY_BYTES + this.slots * (this.stride + 2);
    const missing = Math.ceil((bytes - this.memory.buffer.byteLength) / PAGE_BYTES);
    if (missing > 0) this.memory.grow(missing);
    // Where counts stood there are rows now.
    new Uint8Array(
      this.memory.buffer,
      QUERY_BYTES + this.used,
      this.memory.buffer.byteLength - QUERY_BYTES - this.used,
    ).fill(0);
  }

  set(slot: number, bits: Uint8Array): void {
    const start = slot * this.stride;
    new Uint8Array(this.memory.buffer, QUERY_BYTES).set(bits, start);
    this.used = Math.max(this.used, start + this.stride);
  }

  /**
   * For each of the first `slots` that lies in one of the ranges, the bits that differ; of the others nothing is said.
   * Overwritten by the next call.
   */
  differences(query: Uint8Array, slots: number, ranges: SlotRange[] = [{ from: 0, to: slots }]): Uint16Array {
    this.reserve(slots);
    const asked = new Uint8Array(this.memory.buffer, 0, QUERY_BYTES).fill(0);
    asked.set(query);
    const end = QUERY_BYTES + this.slots * this.stride;
    for (const { from, to } of ranges)
      if (to > from) this.count(QUERY_BYTES + from * this.stride, to - from, end + from * 2);
    return new Uint16Array(this.memory.buffer, end, slots);
  }
}

/**
 * A module with one function, count(from, rows, to): for each row of `words` 64-bit words at `from`, the bits that differ
 * from the words at address 0 go to `to`, two bytes a row. Written out by hand, since it is a loop of a dozen instructions:
 *
 *   loop
 *     store16(to, sum over k of popcount(load64(from + 8k) xor query[k]))
 *     from += 8 * words; to += 2; rows -= 1
 *   while rows
 */
function differenceModule(words: number): Uint8Array<ArrayBuffer> {
  const [FROM, ROWS, TO, QUERY] = [0, 1, 2, 3];
  const [I32, I64] = [0x7f, 0x7e];
  const get = (local: number) => [0x20, ...unsigned(local)];
  const set = (local: number) => [0x21, ...unsigned(local)];
  const load64 = (offset: number) => [0x29, 3, ...unsigned(offset)];
  const constant = (value: number) => [0x41, ...signed(value)];
  const [xor64, popcount64, add64, wrap, store16, add, subtract] = [0x85, 0x7b, 0x7c, 0xa7, [0x3b, 1, 0], 0x6a, 0x6b];
  const places = Array.from({ length: words }, (_, k) => k);
  const body = [
    ...places.flatMap((k) => [...constant(0), ...load64(8 * k), ...set(QUERY + k)]),
    ...[0x03, 0x40], // loop
    ...get(TO),
    ...places.flatMap((k) => [
      ...[...get(FROM), ...load64(8 * k), ...get(QUERY + k), xor64, popcount64],
      ...(k > 0 ? [add64] : []),
    ]),
    ...[wrap, ...store16],
    ...[...get(FROM), ...constant(8 * words), add, ...set(FROM)],
    ...[...get(TO), ...constant(2), add, ...set(TO)],
    ...[...get(ROWS), ...constant(1), subtract, ...set(ROWS)],
    ...[...get(ROWS), 0x0d, 0], // branch to the loop's start while there are rows
    ...[0x0b, 0x0b],
  ];
  const code = [1, ...unsigned(words), I64, ...body];
  const section = (id: number, content: number[]) => [id, ...unsigned(content.length), ...content];
  const name = (text: string) => [text.length, ...Buffer.from(text)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 3, I32, I32, I32, 0]),
    ...section(2, [1, ...name('host'), ...name('memory'), 2, 0, 1]),
    ...section(3, [1, 0]),
    ...section(7, [1, ...name('count'), 0, 0]),
    ...section(10, [1, ...unsigned(code.length), ...code]),
  ]);
}

/** Numbers in WebAssembly's variable length, seven bits a byte. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

/** A seventh bit at the end would be taken for the sign. */
function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}

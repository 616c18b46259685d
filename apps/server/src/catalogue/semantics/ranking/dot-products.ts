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
} from '../../../platform/wasm-function.ts';

/** Numbers that one step of the loop takes. */
const STEP = 4;
/** Rows that are multiplied side by side: one alone would wait for each addition before the next. */
const BLOCK = 4;
const BYTES = Float64Array.BYTES_PER_ELEMENT;

export interface VectorRows {
  /** To be written to; zeros at first. */
  at(row: number): Float64Array;
  /** Products of the row with each, as `dot` reckons them. Overwritten by the next call. */
  products(row: number): Float32Array;
}

/** One for each thread: as large as the most vectors that were compared in it, a megabyte as a rule. */
const memory = new WebAssembly.Memory({ initial: 1 });
let multiply = { bytes: 0, run: multiplyFunction(0) };

/** Vectors that are compared with each other, in WebAssembly's memory. Good until the next are asked for. */
export function vectorRows(count: number, dimension: number): VectorRows {
  const stride = Math.max(1, Math.ceil(dimension / STEP)) * STEP;
  const blocks = Math.ceil(count / BLOCK);
  const results = blocks * BLOCK * stride * BYTES;
  const size = results + blocks * BLOCK * Float32Array.BYTES_PER_ELEMENT;
  const missing = Math.ceil((size - memory.buffer.byteLength) / WASM_PAGE);
  if (missing > 0) memory.grow(missing);
  const bytes = stride * BYTES;
  if (multiply.bytes !== bytes) multiply = { bytes, run: multiplyFunction(bytes) };
  const { run } = multiply;
  const numbers = new Float64Array(memory.buffer, 0, results / BYTES).fill(0);
  const products = new Float32Array(memory.buffer, results, count);
  return {
    at: (row) => numbers.subarray(row * stride, row * stride + dimension),
    products(row) {
      if (blocks > 0) run(row * bytes, 0, blocks, results);
      return products;
    },
  };
}

/**
 * multiply(one, others, blocks, to): of the numbers at `one` with those of each of so many blocks of rows at `others`, so many bytes a row.
 *
 *   loop
 *     place = one; sums = 0
 *     loop
 *       for each row of the block: first += place[0..1] * row[0..1]; second += place[2..3] * row[2..3]
 *       place += 32; others += 32
 *     while place < one + bytes
 *     for each row of the block: store(to, first[0] + first[1] + (second[0] + second[1]))
 *     others += 3 * bytes; to += 16; blocks -= 1
 *   while blocks
 */
function multiplyFunction(bytes: number) {
  const [ONE, OTHERS, BLOCKS, TO, PLACE, LOW, HIGH, FIRST] = [0, 1, 2, 3, 4, 5, 6, 7];
  const SECOND = FIRST + BLOCK;
  const load = (offset: number) => simd(0x00, ...at(3, offset));
  const [add, multiply, lane] = [simd(0xf0), simd(0xf2), (which: number) => simd(0x21, which)];
  const zeros = simd(0x0c, ...Array<number>(16).fill(0));
  const [addInt, subtract, below, addFloat, narrow] = [0x6a, 0x6b, 0x49, 0xa0, 0xb6];
  const store = (offset: number) => [0x38, ...at(2, offset)];
  const step = (local: number, by: number) => [...get(local), ...constant(by), addInt, ...set(local)];
  const addProduct = (sum: number, numbers: number, offset: number) => [
    ...[...get(sum), ...get(numbers), ...get(OTHERS), ...load(offset), ...multiply, ...add, ...set(sum)],
  ];
  const bothLanes = (local: number) => [...get(local), ...lane(0), ...get(local), ...lane(1), addFloat];
  const rows = Array.from({ length: BLOCK }, (_, row) => row);
  return wasmFunction<(one: number, others: number, blocks: number, to: number) => void>(memory, {
    parameters: ['i32', 'i32', 'i32', 'i32'],
    locals: [
      [1, 'i32'],
      [2 + 2 * BLOCK, 'v128'],
    ],
    body: [
      ...LOOP,
      ...[...get(ONE), ...set(PLACE)],
      ...rows.flatMap((row) => [...zeros, ...set(FIRST + row), ...zeros, ...set(SECOND + row)]),
      ...LOOP,
      ...[...get(PLACE), ...load(0), ...set(LOW), ...get(PLACE), ...load(16), ...set(HIGH)],
      ...rows.flatMap((row) => [
        ...addProduct(FIRST + row, LOW, row * bytes),
        ...addProduct(SECOND + row, HIGH, row * bytes + 16),
      ]),
      ...[...step(PLACE, STEP * BYTES), ...step(OTHERS, STEP * BYTES)],
      ...[...get(PLACE), ...get(ONE), ...constant(bytes), addInt, below, ...AGAIN_IF],
      ...END,
      ...rows.flatMap((row) => [
        ...[...get(TO), ...bothLanes(FIRST + row), ...bothLanes(SECOND + row), addFloat, narrow],
        ...store(row * Float32Array.BYTES_PER_ELEMENT),
      ]),
      ...[...step(OTHERS, (BLOCK - 1) * bytes), ...step(TO, BLOCK * Float32Array.BYTES_PER_ELEMENT)],
      ...[...get(BLOCKS), ...constant(1), subtract, ...set(BLOCKS), ...get(BLOCKS), ...AGAIN_IF],
      ...END,
    ],
  });
}

import { AGAIN_IF, at, constant, END, get, LOOP, set, wasmFunction } from '../../../../platform/wasm-function.ts';

/** In memory from address 0: eight times 1, eight times 128, the weights of the columns, the number of living records that were passed. */
export const ONES = 0;
export const HIGH_BITS = 8;
export const WEIGHTS = 16;
export const LIVING_COUNT = 80;
export const HEADER_BYTES = 128;
/** One record that `placesFunction` answers: docid, where its places begin, where they end. */
export const PLACES_BYTES = 12;
/** In place of a position: the places after it are in another column, whose number follows. */
export const COLUMN_MARK = 1;
export const FREQUENCY_MAX = 65_535;

const load8 = [0x2d, ...at(0)];
const [load32, store32, store16] = [
  [0x28, ...at(2)],
  [0x36, ...at(2)],
  [0x3b, ...at(1)],
];
const load64 = (offset = 0) => [0x29, ...at(0, offset)];
const weightOfColumn = [0x28, ...at(2, WEIGHTS)];
const IF = [0x04, 0x40];
const [add, subtract, multiply, and, or, shiftLeft, shiftRight] = [0x6a, 0x6b, 0x6c, 0x71, 0x72, 0x74, 0x76];
const [isZero, isEqual, isUnequal, isBelow, isAbove, select] = [0x45, 0x46, 0x47, 0x49, 0x4b, 0x1b];
const [subtract64, and64, or64, xor64, shiftRight64, popcount64] = [0x7d, 0x83, 0x84, 0x85, 0x88, 0x7b];
const [isZero64, wide, narrow] = [0x50, 0xad, 0xa7];
const allBits64 = [0x42, 0x7f];

const advance = (local: number, by: number) => [...get(local), ...constant(by), add, ...set(local)];

/** Reads SQLite's varint at `from`, which goes on behind it. */
function readNumber(from: number, byte: number, into: number): number[] {
  const next = [...get(from), ...load8, ...set(byte), ...advance(from, 1)];
  const bits = [...get(byte), ...constant(127), and];
  return [
    ...[...next, ...bits, ...set(into)],
    ...[...get(byte), ...constant(127), isAbove, ...IF],
    ...[...LOOP, ...next, ...get(into), ...constant(7), shiftLeft, ...bits, or, ...set(into)],
    ...[...get(byte), ...constant(127), isAbove, ...AGAIN_IF, ...END],
    ...END,
  ];
}

/**
 * decode(from, end, docids, frequencies): of the records of a list of FTS5 whose first docid stands whole, docids (four bytes each) and
 * how often the word stands there, weighted (two bytes); of those that it stands in by the weights. Answers where the docids end.
 *
 *   loop
 *     docid += number; end of places = from + number / 2
 *     if the first place tells a column: weight = weights[column]
 *     if eight bytes or less are left, and no column is told among them:
 *       frequency = weight * bytes without their high bit, of which each place has one
 *     else place by place
 *     store docid and frequency, and go on behind them unless it is 0
 *   while from < end
 */
export function decodeFunction(memory: WebAssembly.Memory) {
  const [FROM, LAST, DOCIDS, FREQUENCIES, DOCID, BYTE, NUMBER, STOP, WEIGHT, OFTEN, TITLE] = Array(11).keys();
  const [PLACES, MASK, LEFT, ONE, HIGH] = [11, 12, 13, 14, 15];
  const column = [
    ...[...get(FROM!), ...constant(1), add, ...load8, ...constant(2), shiftLeft, ...weightOfColumn, ...set(WEIGHT!)],
    ...advance(FROM!, 2),
  ];
  const isColumn = [...get(FROM!), ...load8, ...constant(COLUMN_MARK), isEqual];
  const left = [...get(STOP!), ...get(FROM!), subtract];
  const quick = [
    ...[...left, ...constant(1), subtract, ...constant(8), isBelow, ...IF],
    ...[...get(FROM!), ...load64(), ...set(PLACES)],
    ...[...allBits64, ...constant(64), ...left, ...constant(3), shiftLeft, subtract, wide, shiftRight64, ...set(MASK)],
    // A byte of these that is 0 was the mark of a column.
    ...[...get(PLACES), ...get(ONE), xor64, ...get(MASK), ...allBits64, xor64, or64, ...set(LEFT)],
    ...[...get(LEFT), ...get(ONE), subtract64, ...get(LEFT), ...allBits64, xor64, and64, ...get(HIGH), and64, isZero64],
    ...IF,
    ...[...get(PLACES), ...allBits64, xor64, ...get(HIGH), and64, ...get(MASK), and64, popcount64, narrow],
    ...[...get(WEIGHT!), multiply, ...set(OFTEN!), ...get(STOP!), ...set(FROM!)],
    ...[...END, ...END],
  ];
  const nextByte = [...get(FROM!), ...load8, ...set(BYTE!), ...advance(FROM!, 1)];
  const placeByPlace = [
    ...[...get(FROM!), ...get(STOP!), isBelow, ...IF, ...LOOP],
    ...[...isColumn, ...IF, ...column, 0x05],
    ...[...LOOP, ...nextByte, ...get(BYTE!), ...constant(127), isAbove, ...AGAIN_IF, ...END],
    ...[...get(OFTEN!), ...get(WEIGHT!), add, ...set(OFTEN!), ...END],
    ...[...get(FROM!), ...get(STOP!), isBelow, ...AGAIN_IF, ...END, ...END],
  ];
  const most = constant(FREQUENCY_MAX);
  const isFound = [...get(OFTEN!), isZero, isZero];
  const behind = (local: number, power: number) => [
    ...[...get(local), ...isFound, ...constant(power), shiftLeft, add, ...set(local)],
  ];
  return wasmFunction<(from: number, end: number, docids: number, frequencies: number) => number>(memory, {
    parameters: ['i32', 'i32', 'i32', 'i32'],
    result: 'i32',
    locals: [
      [7, 'i32'],
      [5, 'i64'],
    ],
    body: [
      ...[...constant(0), ...load64(ONES), ...set(ONE), ...constant(0), ...load64(HIGH_BITS), ...set(HIGH)],
      ...[...constant(0), ...weightOfColumn, ...set(TITLE!)],
      ...LOOP,
      ...[...readNumber(FROM!, BYTE!, NUMBER!), ...get(DOCID!), ...get(NUMBER!), add, ...set(DOCID!)],
      ...readNumber(FROM!, BYTE!, NUMBER!),
      ...[...get(FROM!), ...get(NUMBER!), ...constant(1), shiftRight, add, ...set(STOP!)],
      ...[...constant(0), ...set(OFTEN!), ...get(TITLE!), ...set(WEIGHT!)],
      ...[...isColumn, ...get(FROM!), ...get(STOP!), isUnequal, and, ...IF, ...column, ...END],
      ...[...quick, ...placeByPlace],
      ...[...get(DOCIDS!), ...get(DOCID!), ...store32],
      ...[...get(FREQUENCIES!), ...get(OFTEN!), ...most, ...get(OFTEN!), ...most, isBelow, select, ...store16],
      ...[...behind(DOCIDS!, 2), ...behind(FREQUENCIES!, 1)],
      ...[...get(FROM!), ...get(LAST!), isBelow, ...AGAIN_IF],
      ...END,
      ...get(DOCIDS!),
    ],
  });
}

/**
 * places(from, end, all, limit, wanted, living, to): of the records of a list whose first docid stands whole, docid and places
 * (three times four bytes) of those with a bit at `wanted`, or of all; those with a bit at `living` are added to LIVING_COUNT.
 * Docids from `limit` on have no bits. Answers where the records end.
 */
export function placesFunction(memory: WebAssembly.Memory) {
  const [FROM, LAST, ALL, LIMIT, WANTED, LIVING, TO, DOCID, BYTE, NUMBER, STOP, COUNT, IS_WANTED] = Array(13).keys();
  const bit = (bits: number) => [
    ...[...get(bits), ...get(DOCID!), ...constant(3), shiftRight, add, ...load8],
    ...[...get(DOCID!), ...constant(7), and, shiftRight, ...constant(1), and],
  ];
  const storeAt = (offset: number) => [0x36, ...at(2, offset)];
  type Places = (
    from: number,
    end: number,
    all: number,
    limit: number,
    wanted: number,
    living: number,
    to: number,
  ) => number;
  return wasmFunction<Places>(memory, {
    parameters: ['i32', 'i32', 'i32', 'i32', 'i32', 'i32', 'i32'],
    result: 'i32',
    locals: [[6, 'i32']],
    body: [
      ...LOOP,
      ...[...readNumber(FROM!, BYTE!, NUMBER!), ...get(DOCID!), ...get(NUMBER!), add, ...set(DOCID!)],
      ...readNumber(FROM!, BYTE!, NUMBER!),
      ...[...get(FROM!), ...get(NUMBER!), ...constant(1), shiftRight, add, ...set(STOP!)],
      ...[...get(ALL!), ...set(IS_WANTED!)],
      ...[...get(DOCID!), ...get(LIMIT!), isBelow, ...IF],
      ...[...get(COUNT!), ...bit(LIVING!), add, ...set(COUNT!)],
      ...[...get(ALL!), ...bit(WANTED!), or, ...set(IS_WANTED!)],
      ...END,
      ...[...get(TO!), ...get(DOCID!), ...storeAt(0)],
      ...[...get(TO!), ...get(FROM!), ...storeAt(4)],
      ...[...get(TO!), ...get(STOP!), ...storeAt(8)],
      ...[...get(TO!), ...get(IS_WANTED!), ...constant(PLACES_BYTES), multiply, add, ...set(TO!)],
      ...[...get(STOP!), ...set(FROM!)],
      ...[...get(FROM!), ...get(LAST!), isBelow, ...AGAIN_IF],
      ...END,
      ...[...constant(LIVING_COUNT), ...constant(LIVING_COUNT), ...load32, ...get(COUNT!), add, ...store32],
      ...get(TO!),
    ],
  });
}

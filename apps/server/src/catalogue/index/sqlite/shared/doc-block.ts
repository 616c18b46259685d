import { codesOf, type DocRow } from './doc-rows.ts';

/** Docids that one block covers. */
export const BLOCK_DOCIDS = 4096;

/** A reader's mirror of the records of one block: arrays over them, in the order of docids. */
export interface DocBlock {
  docid: Uint32Array;
  engine: Uint8Array;
  isSample: Uint8Array;
  hidden: Uint8Array;
  date: Int32Array;
  closes: Int32Array;
  /** NaN for none. */
  amount: Float64Array;
  length: Uint32Array;
  seen: Uint32Array;
  /** How many codes each record has, and the codes of all in a row. */
  codeCount: Uint16Array;
  codes: Uint32Array;
}

/** Widest first, so that each array stands where its numbers may. `codes` comes after these. */
const ARRAYS = {
  amount: Float64Array,
  docid: Uint32Array,
  date: Int32Array,
  closes: Int32Array,
  length: Uint32Array,
  seen: Uint32Array,
  codeCount: Uint16Array,
  engine: Uint8Array,
  isSample: Uint8Array,
  hidden: Uint8Array,
} as const;
const HEADER_BYTES = 8;
const CODE_BYTES = 4;

export function packRows(rows: DocRow[]): Uint8Array {
  const codes = rows.map(codesOf);
  const arrays = {
    amount: Float64Array.from(rows, ({ amount }) => amount ?? Number.NaN),
    docid: Uint32Array.from(rows, ({ docid }) => docid),
    date: Int32Array.from(rows, ({ date }) => date),
    closes: Int32Array.from(rows, ({ closes }) => closes),
    length: Uint32Array.from(rows, ({ length }) => length),
    seen: Uint32Array.from(rows, ({ seen }) => seen),
    codeCount: Uint16Array.from(codes, ({ length }) => length),
    engine: Uint8Array.from(rows, ({ engine }) => engine),
    isSample: Uint8Array.from(rows, ({ isSample }) => isSample),
    hidden: Uint8Array.from(rows, ({ hidden }) => hidden),
  };
  return pack({ ...arrays, codes: Uint32Array.from(codes.flatMap((each) => [...each])) });
}

/** The arrays one after the other, in the machine's order of bytes, which is little end first wherever Node runs. */
function pack(block: DocBlock): Uint8Array {
  const count = block.docid.length;
  const bytes = new Uint8Array(HEADER_BYTES + count * rowBytes() + padding(count) + block.codes.length * CODE_BYTES);
  new Uint32Array(bytes.buffer, 0, 1)[0] = count;
  let at = HEADER_BYTES;
  const add = (values: ArrayBufferView) => {
    bytes.set(new Uint8Array(values.buffer, values.byteOffset, values.byteLength), at);
    at += values.byteLength;
  };
  for (const name of Object.keys(ARRAYS) as (keyof typeof ARRAYS)[]) add(block[name]);
  at += padding(count);
  add(block.codes);
  return bytes;
}

export function unpackBlock(packed: Uint8Array): DocBlock {
  // A copy starts where numbers of eight bytes may stand.
  const buffer = packed.slice().buffer;
  const count = new Uint32Array(buffer, 0, 1)[0]!;
  let at = HEADER_BYTES;
  const arrays = Object.entries(ARRAYS).map(([name, Type]) => {
    const values = new Type(buffer, at, count);
    at += values.byteLength;
    return [name, values];
  });
  return { ...Object.fromEntries(arrays), codes: new Uint32Array(buffer, at + padding(count)) };
}

const rowBytes = () => Object.values(ARRAYS).reduce((sum, { BYTES_PER_ELEMENT }) => sum + BYTES_PER_ELEMENT, 0);

/** Bytes between the last array and the codes. */
const padding = (count: number) => (CODE_BYTES - ((count * rowBytes()) % CODE_BYTES)) % CODE_BYTES;

/** A bit for each docid of a block: set when its record left after the block was packed. */
export const newGone = (): Uint8Array => new Uint8Array(BLOCK_DOCIDS / 8);

export function isGone(gone: Uint8Array, docid: number): boolean {
  const place = docid % BLOCK_DOCIDS;
  return (gone[place >> 3]! & (1 << (place & 7))) !== 0;
}

export function goneCount(gone: Uint8Array): number {
  let count = 0;
  for (const byte of gone) for (let bits = byte; bits > 0; bits &= bits - 1) count++;
  return count;
}

export function setGone(gone: Uint8Array, docid: number): void {
  const place = docid % BLOCK_DOCIDS;
  gone[place >> 3]! |= 1 << (place & 7);
}

import { COLUMN_MARK, FREQUENCY_MAX } from './list-functions.ts';

/** Records in which a term stands, with how often, weighted. Records can repeat. */
export interface Postings {
  docids: Uint32Array;
  frequencies: Uint16Array;
  count: number;
}

export const newPostings = (): Postings => ({
  docids: new Uint32Array(1024),
  frequencies: new Uint16Array(1024),
  count: 0,
});

/** The least bytes that a record takes in a list: its docid, the length of its places, a place. */
export const RECORD_BYTES_MIN = 3;

/** The records of which something is asked. */
export interface Wanted {
  /** Bits by docid, of all records that live. */
  living: Uint8Array;
  /** The wanted records, which all live. */
  docids: Uint32Array;
}

/** How often a word stands in the places of a record, weighted by column. */
export function frequencyOf(bytes: Uint8Array, from: number, end: number, weights: number[]): number {
  let weight = weights[0]!;
  let frequency = 0;
  for (let at = from; at < end; ) {
    let byte = bytes[at++]!;
    if (byte === COLUMN_MARK) weight = weights[bytes[at++]!]!;
    else {
      while (byte > 127) byte = bytes[at++]!;
      frequency += weight;
    }
  }
  return Math.min(frequency, FREQUENCY_MAX);
}

/** How many records a list of FTS5 holds. */
export function countList(bytes: Uint8Array, length: number, restarts: number[]): number {
  let count = 0;
  let at = 0;
  for (let r = 0; r < restarts.length; r++) {
    const end = r + 1 < restarts.length ? restarts[r + 1]! : length;
    for (; at < end; count++) {
      while (bytes[at++]! > 127);
      let byte = bytes[at++]!;
      let value = byte & 127;
      while (byte > 127) {
        byte = bytes[at++]!;
        value = (value << 7) | (byte & 127);
      }
      at += value >>> 1;
    }
  }
  return count;
}

/** Makes room for so many records. */
export function reserve(postings: Postings, count: number): void {
  if (count <= postings.docids.length) return;
  const size = Math.ceil(count * 1.5);
  const docids = new Uint32Array(size);
  docids.set(postings.docids.subarray(0, postings.count));
  const frequencies = new Uint16Array(size);
  frequencies.set(postings.frequencies.subarray(0, postings.count));
  postings.docids = docids;
  postings.frequencies = frequencies;
}

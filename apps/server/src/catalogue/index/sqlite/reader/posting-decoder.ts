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
/** In place of a position: the places after it are in another column, whose number follows. */
export const COLUMN_MARK = 1;
export const FREQUENCY_MAX = 65_535;

/**
 * Adds what a list of FTS5 says: for each record the difference of its docid to the last (at `restarts` the docid
 * itself), the bytes of its places times two, and its places, differences too. Numbers are SQLite's varints.
 */
export function decodeList(
  bytes: Uint8Array,
  length: number,
  restarts: number[],
  weights: number[],
  into: Postings,
): void {
  reserve(into, into.count + Math.ceil(length / RECORD_BYTES_MIN));
  const { docids, frequencies } = into;
  const titleWeight = weights[0]!;
  let count = into.count;
  let docid = 0;
  let at = 0;
  for (let r = 0; r < restarts.length; r++) {
    const end = r + 1 < restarts.length ? restarts[r + 1]! : length;
    let isFirst = true;
    while (at < end) {
      let byte = bytes[at++]!;
      let value = byte & 127;
      while (byte > 127) {
        byte = bytes[at++]!;
        value = (value << 7) | (byte & 127);
      }
      docid = isFirst ? value : docid + value;
      isFirst = false;
      byte = bytes[at++]!;
      value = byte & 127;
      while (byte > 127) {
        byte = bytes[at++]!;
        value = (value << 7) | (byte & 127);
      }
      const placesEnd = at + (value >>> 1);
      let weight = titleWeight;
      let frequency = 0;
      while (at < placesEnd) {
        byte = bytes[at++]!;
        if (byte === COLUMN_MARK) weight = weights[bytes[at++]!]!;
        else {
          while (byte > 127) byte = bytes[at++]!;
          frequency += weight;
        }
      }
      if (frequency > 0) {
        docids[count] = docid >>> 0;
        frequencies[count++] = frequency < FREQUENCY_MAX ? frequency : FREQUENCY_MAX;
      }
    }
  }
  into.count = count;
}

/** Of which records something is asked: those with a slot that is marked. */
export interface Wanted {
  /** By docid: its slot + 1, 0 where there is none. */
  slotByDocid: Uint32Array;
  /** By slot. */
  isMarked: Uint8Array;
}

/** Like `decodeList`, for the wanted records alone: the places of all others are passed over. Answers how many living records the list has. */
export function decodeWanted(
  bytes: Uint8Array,
  length: number,
  restarts: number[],
  weights: number[],
  { slotByDocid, isMarked }: Wanted,
  into: Postings,
): number {
  const { docids, frequencies } = into;
  let count = into.count;
  let living = 0;
  let docid = 0;
  let at = 0;
  for (let r = 0; r < restarts.length; r++) {
    const end = r + 1 < restarts.length ? restarts[r + 1]! : length;
    let isFirst = true;
    while (at < end) {
      let byte = bytes[at++]!;
      let value = byte & 127;
      while (byte > 127) {
        byte = bytes[at++]!;
        value = (value << 7) | (byte & 127);
      }
      docid = isFirst ? value : docid + value;
      isFirst = false;
      byte = bytes[at++]!;
      value = byte & 127;
      while (byte > 127) {
        byte = bytes[at++]!;
        value = (value << 7) | (byte & 127);
      }
      const placesEnd = at + (value >>> 1);
      const slot = slotByDocid[docid >>> 0] ?? 0;
      if (slot > 0) {
        living++;
        if (isMarked[slot - 1] === 1) {
          const frequency = frequencyOf(bytes, at, placesEnd, weights);
          docids[count] = docid >>> 0;
          frequencies[count++] = frequency < FREQUENCY_MAX ? frequency : FREQUENCY_MAX;
        }
      }
      at = placesEnd;
    }
  }
  into.count = count;
  return living;
}

function frequencyOf(bytes: Uint8Array, from: number, end: number, weights: number[]): number {
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
  return frequency;
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

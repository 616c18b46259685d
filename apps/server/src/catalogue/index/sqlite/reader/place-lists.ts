import { grown } from './growing.ts';
import type { ListBuffer } from './list-buffer.ts';
import { COLUMN_MARK, FREQUENCY_MAX } from './list-functions.ts';
import { type Postings, reserve } from './posting-decoder.ts';

const FIRST_BYTES = 4096;

/** A list, and where in it the places of each record stand. */
export interface PlaceList {
  bytes: Uint8Array;
  docids: Uint32Array;
  from: Uint32Array;
  to: Uint32Array;
  count: number;
}

/** The places of a list's records, of all or of the marked ones alone: copied, since the list gives way to the next. */
export function placesOf(list: ListBuffer, which: 'all' | 'marked'): PlaceList {
  const places = {
    bytes: new Uint8Array(FIRST_BYTES),
    docids: new Uint32Array(),
    from: new Uint32Array(),
    to: new Uint32Array(),
  };
  let count = 0;
  let used = 0;
  list.eachPlaces(which, (bytes, records) => {
    const added = records.length / 3;
    for (const name of ['docids', 'from', 'to'] as const) places[name] = grown(places[name], count + added);
    const [first, last] = [records[1]!, records.at(-1)!];
    // All of them stand side by side, with their docids between them.
    places.bytes = grown(places.bytes, used + last - first);
    places.bytes.set(bytes.subarray(first, last), used);
    for (let i = 0; i < records.length; i += 3, count++) {
      places.docids[count] = records[i]!;
      places.from[count] = used + records[i + 1]! - first;
      places.to[count] = used + records[i + 2]! - first;
    }
    used += last - first;
  });
  return { ...places, count };
}

/** The columns lie so far apart that no place of one follows the last of another. */
const COLUMN_UNIT = 2 ** 32;

/** Ascending. */
function positions({ bytes, from, to }: PlaceList, record: number, into: number[]): number {
  let count = 0;
  let column = 0;
  let position = 0;
  const end = to[record]!;
  for (let at = from[record]!; at < end; ) {
    let byte = bytes[at++]!;
    let value = byte & 127;
    while (byte > 127) {
      byte = bytes[at++]!;
      value = value * 128 + (byte & 127);
    }
    if (value === COLUMN_MARK) {
      column = bytes[at++]!;
      position = 0;
    } else {
      // Two more than the difference.
      position += value - 2;
      into[count++] = column * COLUMN_UNIT + position;
    }
  }
  return count;
}

/**
 * Adds the records in which the words stand side by side: a list for each word in their order, every one with the same records
 * at the same places.
 */
export function addPhrase(lists: PlaceList[], weights: number[], into: Postings): void {
  const [first, ...others] = lists;
  reserve(into, into.count + first!.count);
  const starts: number[] = [];
  const following: number[] = [];
  for (let record = 0; record < first!.count; record++) {
    let left = positions(first!, record, starts);
    for (let word = 0; word < others.length && left > 0; word++) {
      const places = positions(others[word]!, record, following);
      let kept = 0;
      for (let i = 0, j = 0; i < left && j < places; ) {
        const wanted = starts[i]! + word + 1;
        if (following[j]! < wanted) j++;
        else {
          if (following[j] === wanted) starts[kept++] = starts[i]!;
          i++;
        }
      }
      left = kept;
    }
    let frequency = 0;
    for (let i = 0; i < left; i++) frequency += weights[Math.floor(starts[i]! / COLUMN_UNIT)]!;
    if (frequency === 0) continue;
    into.docids[into.count] = first!.docids[record]!;
    into.frequencies[into.count++] = Math.min(frequency, FREQUENCY_MAX);
  }
}

/** Lists of one term from several segments, each in ascending order, as one. */
export function joined(parts: PlaceList[]): PlaceList {
  if (parts.length === 1) return parts[0]!;
  parts.sort((a, b) => a.docids[0]! - b.docids[0]!);
  const count = parts.reduce((sum, part) => sum + part.count, 0);
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.bytes.length, 0));
  const [docids, from, to] = [new Uint32Array(count), new Uint32Array(count), new Uint32Array(count)];
  let isAscending = true;
  let n = 0;
  let start = 0;
  for (const part of parts) {
    bytes.set(part.bytes, start);
    for (let i = 0; i < part.count; i++, n++) {
      docids[n] = part.docids[i]!;
      from[n] = part.from[i]! + start;
      to[n] = part.to[i]! + start;
      if (n > 0 && docids[n]! < docids[n - 1]!) isAscending = false;
    }
    start += part.bytes.length;
  }
  if (isAscending) return { bytes, docids, from, to, count };
  const order = Array.from(docids.keys()).sort((a, b) => docids[a]! - docids[b]!);
  const inOrder = (values: Uint32Array) => Uint32Array.from(order, (i) => values[i]!);
  return { bytes, docids: inOrder(docids), from: inOrder(from), to: inOrder(to), count };
}

/** Those of a list's records that another one has; both in ascending order, the other's all in the list. */
export function only(list: PlaceList, { docids, count }: PlaceList): PlaceList {
  if (list.count === count) return list;
  const [from, to] = [new Uint32Array(count), new Uint32Array(count)];
  for (let i = 0, at = 0; i < count; i++, at++) {
    while (list.docids[at]! < docids[i]!) at++;
    from[i] = list.from[at]!;
    to[i] = list.to[at]!;
  }
  return { bytes: list.bytes, docids, from, to, count };
}
